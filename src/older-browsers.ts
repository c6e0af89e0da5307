/**
 * Defines what the client or its packages call and the oldest supported browsers lack (Chrome 109, Safari
 * 16.4, Firefox 115). `boot.ts` loads it only for those browsers, before the app runs.
 * `tests/rules/code-bans.ts` rejects anything newer.
 */

/** Defines a missing function so that loops over properties do not see it. */
function provide(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

type List = unknown[]

function provideLists(): void {
  provide(
    Array.prototype,
    'toSorted',
    function toSorted(this: List, compare?: (one: unknown, other: unknown) => number) {
      // oxlint-disable-next-line unicorn/no-array-sort -- this defines the newer function
      return [...this].sort(compare)
    },
  )
  provide(Array.prototype, 'toReversed', function toReversed(this: List) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- this defines the newer function
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

/**
 * One character as people see it: a letter with its marks, signs tied by a joiner, or a two-character line
 * break.
 */
const GRAPHEME = /\r\n|[^](?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d(?:\p{Extended_Pictographic})?)*/gu

/** Supports only graphemes: nothing here uses words or sentences. */
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
