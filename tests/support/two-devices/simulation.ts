/**
 * One attempt on two devices with up to two tabs each, over failing connections, against the server of
 * `fake-server.ts`. A seed decides what happens, and when; then the connections are repaired, and the model
 * checks that nothing written was lost.
 */

import { vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import type { AnswerValue, Attempt } from '#src/api/shapes/submission.ts'
import { isConflict, isUnsent, collectUntaken } from '#src/features/exam/exam-room/attempt/answer.ts'
import { AttemptRoom } from '#src/features/exam/exam-room/attempt/attempt-room.ts'
import type { Transport } from '#src/features/exam/exam-room/attempt/calls.ts'
import { INSTANT } from '#src/lib/instant.ts'
import { fakeServer, noFiles } from '../fake-server.ts'
import { randomFrom } from '../random.ts'
import { Device, LINES } from './device.ts'

const QUESTIONS = ['q1', 'q2', 'q3']
const MOST_TABS = 2
/** After this long nothing is being sent any more. Milliseconds, as all of these. */
const LONG_ENOUGH = 120_000
/** The time to change windows: nobody writes in two at once. */
const CHANGING_TABS = 300
const ONE_WAY = 400
const SLOW_WAY = 8000
/** A call may wait in the line for longer than its reply. */
const SLOW_THERE = 16_000
const WRONG_BY = [-86_400_000, 0, 3_600_000]
const FULL_STORES = ['local log', 'indexed store', undefined, undefined] as const
/** A page asks again when it has heard nothing for ten seconds; its question and its save may each take as long as a slow connection needs. */
const UNSEEN_AFTER = 60_000
const ENDED_AT = '2026-11-21T10:00:00.000Z'

const textOf = (value: AnswerValue) => JSON.stringify(value)
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export class Simulation {
  /** Every broken promise, in words. */
  readonly complaints: string[] = []
  readonly server = fakeServer()
  readonly #random: () => number
  readonly #devices: readonly Device[]
  /** All values that the server has ever had, by question. */
  readonly #history = new Map<string, Set<string>>(QUESTIONS.map((question) => [question, new Set()]))
  readonly #heldSince = new Map<string, number>()
  /** The text written last on any device, by question, and when; undefined while its time was an estimate. */
  readonly #latest = new Map<string, { value: AnswerValue; at: number | undefined }>()
  /** The device of each tab. */
  readonly #deviceOf = new Map<string, Device>()
  #count = 0

  constructor(seed: number) {
    this.#random = randomFrom(seed)
    this.#devices = ['laptop', 'phone'].map((name) => new Device(name, this.#random))
    for (const device of this.#devices) device.wrongBy = this.#pick(WRONG_BY)
    this.server.state.isTerse = this.#random() < 0.3
    const { onServer } = this.server
    const hold = onServer.set.bind(onServer)
    onServer.set = (question, answer) => {
      this.#checkUnseen(question, answer.writer)
      this.#heldSince.set(question, Date.now())
      this.#history.get(question)?.add(textOf(answer.value))
      return hold(question, answer)
    }
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)] as T
  }

  readonly #attempt = () => {
    const { saves, key } = this.server.state
    const answers = structuredClone([...this.server.onServer.values()])
    return {
      _id: 'attempt',
      version: saves,
      deadline: null,
      submitted_at: key === undefined ? null : ENDED_AT,
      answers,
    } as unknown as Attempt
  }

  /**
   * Complains about a text that was overwritten by a device that could have requested it and has never shown
   * it.
   */
  #checkUnseen(question: string, writer: string): void {
    const onServer = this.server.onServer.get(question)
    const device = this.#deviceOf.get(writer)
    const isForeign =
      onServer !== undefined && device !== undefined && this.#deviceOf.get(onServer.writer) !== device
    if (
      !isForeign ||
      onServer.value === null ||
      Date.now() < (this.#heldSince.get(question) ?? 0) + UNSEEN_AFTER
    )
      return
    const isOver = device.rooms.some(({ store }) => store.get().isOver)
    if (!isOver && !device.shown.has(textOf(onServer.value)))
      this.complaints.push(`${device.name} overwrites ${textOf(onServer.value)} unseen`)
  }

  /** Delays the call and the reply, so that they cross others. */
  async #over<T>(device: Device, call: () => Promise<T>): Promise<T> {
    const { line } = device
    await wait(this.#random() * (line === 'slow' ? SLOW_THERE : ONE_WAY))
    if (line === 'off') throw new ApiError('no-answer')
    if (line === '503') throw new ApiError('http', { status: 503 })
    const reply = structuredClone(await call())
    await wait(this.#random() * (line === 'slow' ? SLOW_WAY : ONE_WAY))
    if (line === 'lost-answer') throw new ApiError('no-answer')
    return reply
  }

  #transportOf(device: Device): Transport {
    const { transport, state } = this.server
    return {
      read: () => this.#over(device, () => Promise.resolve(this.#attempt())),
      save: (answers) => {
        // The client checks a body before it is sent.
        if (answers.some(({ edited_at: at }) => !INSTANT.test(at)))
          return Promise.reject(new ApiError('broken'))
        return this.#over(device, () => {
          if (state.key !== undefined) state.closed = ENDED_AT
          return transport.save(answers)
        })
      },
      file: transport.file,
      finish: (key) => this.#over(device, () => transport.finish(key)),
    }
  }

  /** Returns an error of the clock, since the server's time is never read exactly. */
  #reading(): number {
    return (this.#random() - 0.5) * ONE_WAY
  }

  #open(device: Device): void {
    const isFresh = device.line === 'good' || device.line === 'slow'
    const transport = this.#transportOf(device)
    const box: { room?: AttemptRoom } = {}
    const clock = { isSure: isFresh, off: isFresh ? this.#reading() : device.wrongBy }
    const writer = `${this.#pick(['a', 'm', 'z'])}${(this.#count += 1)}`
    this.#deviceOf.set(writer, device)
    const room = new AttemptRoom({
      attempt: { _id: 'attempt', version: this.server.state.saves, deadline: null },
      server: isFresh ? this.#attempt().answers : undefined,
      stored: device.getStored(),
      writer,
      clock: { now: () => Date.now() + clock.off, isSure: () => clock.isSure },
      transport,
      makeFiles: () => noFiles,
      storage: device.storage,
      tabs: { post: (message) => device.post(box.room, message) },
      newKey: () => `key${(this.#count += 1)}`,
    })
    box.room = room
    const note = () =>
      Object.values(room.store.get().answers).forEach(({ value, other = null }) =>
        device.note(textOf(value), textOf(other)),
      )
    note()
    room.store.listen(note)
    device.rooms.push(room)
    room.setWriter(device.rooms.length === 1)
    device.post(room, { kind: 'opened' })
    if (!isFresh)
      void this.#readUntilAnswered(device, room, transport).then(() => {
        // A closed page sends no request.
        if (!device.rooms.includes(room)) return
        const off = this.#reading()
        const by = off - clock.off
        Object.assign(clock, { isSure: true, off })
        room.correctClock(by)
      })
  }

  async #readUntilAnswered(device: Device, room: AttemptRoom, { read }: Transport): Promise<void> {
    while (device.rooms.includes(room)) {
      const attempt = await read().catch(() => undefined)
      if (attempt !== undefined) return room.receiveAttempt(attempt)
      await wait(5000)
    }
  }

  /** The learner returns to the page. */
  #readAgain(device: Device, room = this.#pick(device.rooms)): void {
    void this.#transportOf(device)
      .read()
      .then(room.receiveAttempt, () => undefined)
  }

  async #write(device: Device): Promise<void> {
    const room = this.#pick(device.rooms)
    if (device.writing !== room) {
      device.writing?.announce()
      device.writing = room
      await vi.advanceTimersByTimeAsync(CHANGING_TABS)
    }
    const { isOver, handIn } = room.store.get()
    if (isOver || handIn !== undefined) return
    const question = this.#pick(QUESTIONS)
    const value = this.#random() < 0.1 ? null : `${device.name} ${(this.#count += 1)}.`
    room.edit(question, value)
    device.last.set(question, value)
    this.#noteLatest(room, question, value)
  }

  #noteLatest(room: AttemptRoom, question: string, value: AnswerValue): void {
    const written = room.store.get().answers[question]
    if (written?.value !== value) return
    const at = written.isGuessed ? undefined : Date.parse(written.edited_at)
    this.#latest.set(question, { value, at })
  }

  /** All actions with their weights. */
  readonly #actions: readonly [weight: number, action: (device: Device) => unknown][] = [
    [10, (device) => this.#write(device)],
    [2, (device) => device.rooms.length < MOST_TABS && this.#open(device)],
    [1, (device) => device.close(this.#pick(device.rooms), false)],
    // A crash would lose what only the indexed store takes a moment later.
    [1, (device) => device.fullStore !== 'local log' && device.close(this.#pick(device.rooms), true)],
    [1, (device) => (device.fullStore = this.#pick(FULL_STORES))],
    [3, (device) => (device.line = this.#pick(LINES))],
    [2, (device) => this.#readAgain(device)],
    [1, (device) => this.#pick(device.rooms).sendNow()],
  ]

  async #live(turns: number): Promise<void> {
    const drawn = this.#actions.flatMap(([weight, action]) => Array.from({ length: weight }, () => action))
    for (let turn = 0; turn < turns; turn += 1) {
      const device = this.#pick(this.#devices)
      if (device.rooms.length === 0) this.#open(device)
      await this.#pick(drawn)(device)
      await vi.advanceTimersByTimeAsync(this.#random() * this.#pick([100, 3000]))
      this.#checkClaims()
    }
  }

  /**
   * Repairs the connection of one device only, and hands in there, so later text of the other device comes
   * too late.
   */
  async #handIn(isByTime: boolean): Promise<void> {
    const device = this.#pick(this.#devices)
    device.line = 'good'
    if (device.rooms.length === 0) this.#open(device)
    await vi.advanceTimersByTimeAsync(this.#pick([0, 10_000]))
    if (isByTime) for (const { rooms } of this.#devices) for (const room of rooms) room.endByTime()
    else this.#pick(device.rooms).handIn()
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH)
    if (device.rooms.some(({ store }) => store.get().submission === undefined))
      this.complaints.push(`${device.name} has no receipt`)
    if (this.server.state.finishes !== 1)
      this.complaints.push(`handed in ${this.server.state.finishes} times`)
  }

  async #mend(): Promise<void> {
    for (const device of this.#devices) {
      device.line = 'good'
      if (device.rooms.length === 0) this.#open(device)
      for (const room of device.rooms) room.sendNow()
    }
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH)
  }

  #wasHeld(question: string, value: AnswerValue): boolean {
    return this.#history.get(question)?.has(textOf(value)) === true
  }

  /** Complains about answers that are shown as saved and never reached the server. */
  #checkClaims(): void {
    for (const { name, rooms } of this.#devices)
      for (const { question, value, state } of rooms.flatMap(({ store }) =>
        Object.values(store.get().answers),
      ))
        if (state === 'acknowledged' && !this.#wasHeld(question, value))
          this.complaints.push(`${name} calls ${textOf(value)} of ${question} saved`)
  }

  /** True when the value is offered as a conflict or as a refused answer. */
  #isOffered({ rooms }: Device, question: string, value: AnswerValue): boolean {
    return rooms.some(({ store }) => {
      const answer = store.get().answers[question]
      if (answer === undefined) return false
      return (
        (isConflict(answer) && answer.other === value) ||
        collectUntaken({ question: answer }).some((one) => one.value === value)
      )
    })
  }

  /**
   * Complains unless the last value of each device reached the server once or is offered, and nothing is
   * dirty.
   */
  #checkEnd(): void {
    for (const device of this.#devices) {
      for (const [question, value] of device.last)
        if (value !== null && !this.#wasHeld(question, value) && !this.#isOffered(device, question, value))
          this.complaints.push(`${device.name} lost ${textOf(value)} of ${question}`)
      for (const { store } of device.rooms) {
        const { answers, failure } = store.get()
        if (failure !== undefined) this.complaints.push(`${device.name} blames the ${failure.cause}`)
        for (const answer of Object.values(answers))
          if (isUnsent(answer)) this.complaints.push(`${device.name} leaves ${answer.question} dirty`)
      }
    }
  }

  /** The learner returns to every page. */
  async #lookAtAll(): Promise<void> {
    for (const device of this.#devices) for (const room of device.rooms) this.#readAgain(device, room)
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH)
  }

  /**
   * Complains unless what was written last is the answer at the end, or is offered: an older save of the other device may have come
   * after it.
   */
  #checkLatest(): void {
    for (const [question, { value, at }] of this.#latest) {
      const onServer = this.server.onServer.get(question)
      const isOrdered =
        at !== undefined && onServer !== undefined && at > Date.parse(onServer.edited_at) + ONE_WAY
      if (!isOrdered || value === null || onServer.value === value) continue
      if (!this.#devices.some((device) => this.#isOffered(device, question, value)))
        this.complaints.push(
          `${textOf(value)} of ${question} was written last, the server has ${textOf(onServer.value)}`,
        )
    }
  }

  /** Needs fake timers. */
  async run(turns: number): Promise<void> {
    for (const device of this.#devices) this.#open(device)
    await this.#live(turns)
    const end = this.#random()
    if (end < 0.6) await this.#handIn(end < 0.2)
    await this.#mend()
    this.#checkClaims()
    this.#checkEnd()
    await this.#lookAtAll()
    this.#checkLatest()
    for (const { rooms } of this.#devices) for (const room of rooms) room.stop()
  }
}
