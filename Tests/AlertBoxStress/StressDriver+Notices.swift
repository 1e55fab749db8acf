import AlertBox

/// Operations on toasts and work.
extension StressDriver {
  private mutating func screen() -> Int {
    Int.random(in: model.screens.indices, using: &random)
  }

  // MARK: Toasts

  mutating func operateOnToasts() -> Operation? {
    if toasts.isEmpty || Int.random(in: 0..<5, using: &random) < 2 { return raise() }
    // Mostly one of the last, as the first have long been over.
    let recent = toasts.indices.suffix(8)
    guard let number = recent.randomElement(using: &random) else { return nil }
    let toast = toasts[number]
    let index = model.toasts.firstIndex { $0.handle == number }
    let name: String
    let wasThere: Bool
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let role = [nil, .error, .plain].randomElement(using: &random) ?? nil as AlertNotice.Role?
      let text = "T\(Int.random(in: 0..<3, using: &random))"
      wasThere = toast.update(text, role: role)
      if let index { model.change(index, text: text, role: role) }
      name = "update toast"
    case 1:
      let duration = Bool.random(using: &random) ? 4 : nil as Int?
      wasThere = toast.restart(for: duration.map { .seconds($0) })
      if let index { model.restart(index, duration) }
      name = "restart toast"
    case 2:
      wasThere = !toast.isOver
      name = "look at toast"
    default:
      wasThere = dismiss(toast: number)
      name = "dismiss toast"
    }
    if wasThere != (index != nil) {
      model.told.append("toast \(number) was there: \(index != nil)")
    }
    return Operation(name: name, detail: "\(number)")
  }

  private mutating func raise() -> Operation {
    let screen = screenToAsk()
    let key = ["a", "b", nil].randomElement(using: &random) ?? nil
    let role = AlertNotice.Role.allCases.randomElement(using: &random) ?? .plain
    let (text, duration) = ("T\(toasts.count)", Int.random(in: 1...9, using: &random))
    toasts.append(world.box(screen).toast(text, for: .seconds(duration), key: key, role: role))
    model.raise(
      StressModel.Toast(
        screen: screen,
        generation: model.screens[screen].generation,
        key: key,
        text: text,
        role: role,
        duration: duration,
        handle: toasts.count - 1
      )
    )
    return Operation(name: "toast", detail: "\(text) \(key ?? "") on \(model.screens[screen].kind)")
  }

  @discardableResult
  mutating func dismiss(toast number: Int) -> Bool {
    let index = model.toasts.firstIndex { $0.handle == number }
    if let index { model.dismiss(index) }
    return toasts[number].dismiss()
  }

  // MARK: Work

  mutating func operateOnWork() -> Operation? {
    if workers.isEmpty || Int.random(in: 0..<12, using: &random) == 0 {
      guard workers.count(where: { !$0.works.isEmpty }) < 4 else { return nil }
      let worker = StressWorker(requests: world.requests)
      workers.append(Worker(worker: worker, task: world.begin(worker)))
      return begin(worker: workers.count - 1)
    }
    let index = Int.random(in: workers.indices.suffix(5), using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3:
      guard workers[index].works.count < 4 else { return nil }
      return begin(worker: index)
    case 3..<6: return update(worker: index)
    case 6..<9:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return end(worker: index, .fail(CancellationError()))
      case 1: return end(worker: index, .fail(StressError(token: token)))
      default: return end(worker: index, .finish)
      }
    default:
      cancel(worker: index)
      return Operation(name: "cancel work", detail: "of worker \(index)")
    }
  }

  private mutating func begin(worker index: Int) -> Operation {
    lastNumber += 1
    let (number, screen) = (lastNumber, screen())
    let delay = Bool.random(using: &random) ? 0 : Int.random(in: 1...5, using: &random)
    let worker = workers[index]
    worker.worker.send(.begin(number: number, box: world.box(screen), delay: delay))
    let work = StressModel.Work(
      number: number,
      screen: screen,
      generation: model.screens[screen].generation,
      parent: worker.works.last
    )
    model.begin(work, delay: delay, isCancelled: worker.isCancelled)
    workers[index].works.append(number)
    return Operation(name: "begin work", detail: "W\(number) on \(model.screens[screen].kind)")
  }

  private mutating func update(worker index: Int) -> Operation? {
    let works = workers[index].works
    guard let depth = works.indices.randomElement(using: &random) else { return nil }
    let message = [nil, "x", "y"].randomElement(using: &random) ?? nil
    let fraction = [nil, 0, 0.5, 7, .nan].randomElement(using: &random) ?? nil
    workers[index].worker.send(.update(depth: depth, message: message, fraction: fraction))
    model.update(works[depth], message: message, fraction: fraction)
    return Operation(name: "update work", detail: "W\(works[depth])")
  }

  @discardableResult
  mutating func end(worker index: Int, _ command: StressWorker.Command) -> Operation? {
    guard let number = workers[index].works.popLast() else { return nil }
    workers[index].worker.send(command)
    switch command {
    case .fail(let error) where error is CancellationError:
      model.finish(number, "cancelled")
      model.told.append("W\(number) threw cancellation")
    case .fail(let error):
      model.finish(number, "failed(\"\(error)\")")
      model.told.append("W\(number) threw error")
    default:
      model.finish(number, "finished")
      model.told.append("W\(number) returned")
    }
    return Operation(name: "end work", detail: "W\(number) \(command)")
  }

  mutating func cancel(worker index: Int) {
    workers[index].task.cancel()
    workers[index].isCancelled = true
    isUnordered = true
    for number in workers[index].works.reversed() { model.finish(number, "cancelled") }
  }
}
