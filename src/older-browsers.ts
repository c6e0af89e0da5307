/**
 * Brings what the client or its packages call and the oldest browsers of the floor lack (Chrome 109, Safari 16.4, Firefox 115); `boot.ts` has
 * it fetched by those browsers alone, before the app runs. All that is newer still is refused by `tests/rules/code-bans.ts`.
 */

/** Defines what is missing, out of the way of loops over properties. */
function provide(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

type List = unknown[]

function provideLists(): void {
  provide(
    Array.prototype,
    'toSorted',
    function toSorted(this: List, compare?: (one: unknown, other: unknown) => number) {
      // oxlint-disable-next-line unicorn/no-array-sort -- the newer function is what is made here
      return [...this].sort(compare)
    },
  )
  provide(Array.prototype, 'toReversed', function toReversed(this: List) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- the newer function is what is made here
    return [...this].reverse()
  })
  provide(
    Array.prototype,
    'toSpliced',
    function toSpliced(this: List, ...change: Parameters<List['splice']>) {
      const copy = [...this]
      copy.splice(...change)
      return copy
    },
  )
  provide(Array.prototype, 'with', function withItem(this: List, at: number, value: unknown) {
    const index = at < 0 ? this.length + at : at
    if (index < 0 || index >= this.length) throw new RangeError('Invalid index')
    return [...this.slice(0, index), value, ...this.slice(index + 1)]
  })
  provide(Map, 'groupBy', (items: Iterable<unknown>, keyOf: (item: unknown, at: number) => unknown) => {
    const groups = new Map<unknown, unknown[]>()
    for (const [at, item] of [...items].entries()) {
      const key = keyOf(item, at)
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
    return groups
  })
}

/** One sign as people see it: a letter with its marks, signs that a joiner ties together, or a line break of two. */
const GRAPHEME = /\r\n|[^](?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d(?:\p{Extended_Pictographic})?)*/gu

/** Graphemes alone: nothing here asks for words or sentences. */
class GraphemeSegmenter {
  *segment(input: string): Generator<{ segment: string; index: number; input: string }> {
    for (const { 0: segment, index } of input.matchAll(GRAPHEME)) yield { segment, index, input }
  }
}

function provideRest(): void {
  provide(Intl, 'Segmenter', GraphemeSegmenter)
  provide(URL, 'canParse', (address: string, base?: string) => {
    try {
      return Boolean(new URL(address, base))
    } catch {
      return false
    }
  })
  provide(AbortSignal, 'any', (signals: Iterable<AbortSignal>) => {
    const stop = new AbortController()
    for (const signal of signals) {
      if (signal.aborted) stop.abort(signal.reason)
      else
        signal.addEventListener('abort', () => stop.abort(signal.reason), { once: true, signal: stop.signal })
    }
    return stop.signal
  })
}

export function provideMissing(): void {
  provideLists()
  provideRest()
}
