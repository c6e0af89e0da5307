/**
 * A mark's life in random orders, in two tabs: typed, given, taken back, cut off, refused, given on another
 * device, reloaded, told again by an old reply. No mark is lost, none is overwritten by an older one or stands on
 * another paper, what is shown is what was decided last, and undo takes back the last act only.
 */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  makeLocks,
  makeServer,
  type Marks,
  NO_MARKS,
  openTab,
  PAPERS,
  ROWS,
} from '../../../../../tests/support/marks-in-tabs.ts'
import { randomFrom } from '../../../../../tests/support/random.ts'

/** What a paper must have: what is shown, what was given, and the tab that gave it. */
interface Wanted {
  shown: Marks
  given: Marks
  by: number
}

interface Act {
  id: string
  before: Wanted
  after: Wanted
}

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.resetModules()
  Reflect.deleteProperty(navigator, 'locks')
})

test.each(Array.from({ length: 24 }, (_, at) => at + 1))('order %i', async (seed) => {
  const random = randomFrom(seed)
  const pick = (count: number) => Math.floor(random() * count)
  // A closed tab of an earlier order lives on in this process: each order has its own teacher.
  const world = makeServer(`teacher-${seed}`)
  const releaseLock = makeLocks()
  const open = () => openTab(world, releaseLock)
  const tabs = [await open()]
  /** By tab. */
  const acts: Act[][] = [[], []]
  let at = 0
  const wanted = new Map<string, Wanted>(
    PAPERS.map((id) => [id, { shown: NO_MARKS, given: NO_MARKS, by: -1 }]),
  )
  let conflicts = 0
  const log: string[] = []
  const tab = () => tabs[at]!
  const pickMark = () => ({ id: PAPERS[pick(PAPERS.length)]!, row: pick(2), mark: pick(6) })
  const recordGiven = (id: string, row: number, mark: number) => {
    const before = wanted.get(id)!
    const shown = { ...before.shown, [ROWS[row]!]: mark }
    const after = { shown, given: shown, by: at }
    wanted.set(id, after)
    acts[at]!.push({ id, before, after })
  }
  /** A tab counts what it has given itself, and what was given when it was opened. */
  const listPartly = (isCounted: (by: number) => boolean) =>
    [...wanted]
      .filter(([, { given, by }]) => isCounted(by) && (given['q1'] === null) !== (given['q2'] === null))
      .map(([id]) => `${id} 1/2`)
  const undo = () => {
    const act = acts[at]!.pop()
    log.push(`undo ${act?.id}`)
    const isNewest = act !== undefined && wanted.get(act.id) === act.after
    expect(tab().undo(), log.join(', ')).toEqual(
      act && { ids: isNewest ? [act.id] : [], left: isNewest ? 0 : 1 },
    )
    if (isNewest) wanted.set(act.id, act.before)
  }
  const reload = async () => {
    log.push('reload')
    tab().close()
    tabs[at] = await open()
    if (!world.server.isCut) await tab().sendAll()
    acts[at] = []
    for (const [id, paper] of wanted) if (paper.by !== at) wanted.set(id, { ...paper, by: at })
  }
  const giveRefused = async () => {
    const { id, row, mark } = pickMark()
    log.push(`${id} ${row} ${mark} is refused`)
    await tab().settle()
    world.server.isRefusing = true
    recordGiven(id, row, mark)
    tab().give(id, row, mark)
    await tab().settle()
    world.server.isRefusing = false
  }
  const giveOnTwoDevices = async () => {
    const { id, mark: mine } = pickMark()
    const [theirs, isMine] = [pick(6), pick(2) === 0]
    log.push(`${id} 0 ${mine} here, 1 ${theirs} elsewhere, ${isMine ? 'mine' : 'theirs'}`)
    await tab().sendAll()
    await tab().settle()
    tab().refresh(id)
    const { shown, given } = wanted.get(id)!
    const [own, other] = [
      { ...shown, q1: mine },
      { ...given, q2: theirs },
    ]
    world.giveElsewhere(id, other)
    tab().giveUnread(id, 0, mine)
    await tab().settle()
    conflicts += 1
    // Nothing is decided by itself.
    expect(tab().readShown(id), log.join(', ')).toEqual(own)
    tab().choose(id, isMine)
    const chosen = isMine ? own : other
    wanted.set(id, { shown: chosen, given: chosen, by: at })
    acts[at] = []
  }
  const goToOtherTab = async () => {
    log.push('other tab')
    await tab().settle()
    at = 1 - at
    tabs[at] ??= await open()
  }
  for (let step = 0; step < 22; step += 1) {
    const what = pick(16)
    if (what < 5) {
      const { id: any, row, mark } = pickMark()
      // Often the paper that the other tab gave last.
      const id = pick(2) === 0 ? any : (acts[1 - at]!.at(-1)?.id ?? any)
      log.push(`give ${id} ${row} ${mark}`)
      recordGiven(id, row, mark)
      tab().give(id, row, mark)
    } else if (what < 7) {
      const { id: any, row, mark } = pickMark()
      // Often the paper that was given last.
      const id = pick(2) === 0 ? any : (acts[at]!.at(-1)?.id ?? any)
      log.push(`type ${id} ${row} ${mark}`)
      const before = wanted.get(id)!
      // The same mark again changes nothing.
      if (before.shown[ROWS[row]!] !== mark)
        wanted.set(id, { ...before, shown: { ...before.shown, [ROWS[row]!]: mark } })
      tab().type(id, row, mark)
    } else if (what < 10) undo()
    else if (what === 10) {
      // Without a connection a tab cannot read what the other one has sent.
      for (const each of tabs) PAPERS.forEach(each.refresh)
      world.server.isCut = !world.server.isCut
      log.push(world.server.isCut ? 'cut' : 'back')
      if (!world.server.isCut) await tab().sendAll()
    } else if (what === 11) await reload()
    else if (what === 12) await giveRefused()
    else if (what === 13 && !world.server.isCut) await giveOnTwoDevices()
    else if (what === 14) {
      const id = PAPERS[pick(PAPERS.length)]!
      log.push(`old reply of ${id}`)
      tab().hearOld(id)
    } else await goToOtherTab()
    for (const id of PAPERS)
      expect(tab().readShown(id), `${id}: ${log.join(', ')}`).toEqual(wanted.get(id)!.shown)
    const isOwn = (paper: string) => [at, -1].includes(wanted.get(paper.slice(0, 2))!.by)
    expect(tab().listPartly().filter(isOwn), log.join(', ')).toEqual(
      listPartly((by) => [at, -1].includes(by)),
    )
    // Some orders go on while a save is under way.
    if (pick(2) === 0) await tab().settle()
  }
  world.server.isCut = false
  await tab().settle()
  await tab().sendAll()
  await tab().settle()
  const found = Object.fromEntries([...world.papers].map(([id, { marks }]) => [id, marks]))
  expect(found, log.join(', ')).toEqual(Object.fromEntries([...wanted].map(([id, { given }]) => [id, given])))
  expect([tab().listWaiting(), world.server.conflicts], log.join(', ')).toEqual([[], conflicts])
  for (const each of tabs) each.close()
  const next = await open()
  expect(next.listPartly(), log.join(', ')).toEqual(listPartly(() => true))
  for (const id of PAPERS) expect(next.readShown(id), log.join(', ')).toEqual(wanted.get(id)!.shown)
  next.close()
})
