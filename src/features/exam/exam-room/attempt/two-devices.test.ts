import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Simulation } from '../../../../../tests/support/two-devices/simulation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const TURNS = 60
const AT_ONCE = 50
/** A few thousand take half a minute: `SEEDS=5000 npx vitest run two-devices`. `FIRST` is the first one's seed. */
const { SEEDS = '400', FIRST = '1' } = process.env
const batches = Array.from(
  { length: Math.ceil(Number(SEEDS) / AT_ONCE) },
  (_, at) => Number(FIRST) + at * AT_ONCE,
)

test.each(batches)(
  'two devices with two tabs each and bad connections lose nothing, and leave nothing dirty (seeds from %i)',
  async (first) => {
    const complaints: string[] = []
    for (let seed = first; seed < first + AT_ONCE; seed += 1) {
      const simulation = new Simulation(seed)
      await simulation.run(TURNS)
      complaints.push(...simulation.complaints.map((complaint) => `seed ${seed}: ${complaint}`))
    }
    expect(complaints).toEqual([])
  },
)
