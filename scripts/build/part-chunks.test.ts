import { describe, expect, it } from 'vitest'
import { joinParts, type SharedModule } from './part-chunks.ts'

const module = (id: string, users: readonly number[], rest: Partial<SharedModule> = {}): SharedModule => ({
  id,
  size: 1_000,
  users: new Set(users),
  imports: [],
  ...rest,
})
const files = (...modules: readonly SharedModule[]) =>
  joinParts(modules)
    .map((file) => [...file].toSorted().join(' '))
    .toSorted()

describe('modules that lazy parts share', () => {
  it('come in one file when the same parts use them', () => {
    expect(files(module('a', [1, 2]), module('b', [1, 2]))).toEqual(['a b'])
  })

  it('are joined when a request saved is worth more than the bytes that some do not use', () => {
    expect(files(module('a', [1, 2, 3]), module('b', [1, 2, 4]))).toEqual(['a b'])
    expect(files(module('a', [1, 2, 3], { size: 9_000 }), module('b', [1, 4, 5], { size: 9_000 }))).toEqual(['a', 'b'])
  })

  it('stay apart when nobody uses both', () => {
    expect(files(module('a', [1, 2]), module('b', [3, 4]))).toEqual(['a', 'b'])
  })

  it('are not joined around a third that stands between them: two files would need each other', () => {
    const top = module('top', [1, 2], { imports: ['middle'] })
    const middle = module('middle', [1, 2, 3, 4, 5, 6, 7, 8], { imports: ['bottom'], size: 60_000 })
    const bottom = module('bottom', [1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(files(top, middle, bottom)).not.toContain('bottom top')
  })

  it('bring nobody a package that they do not use', () => {
    const editor = module('editor#View', [1], { isFixed: true, size: 20_000 })
    expect(files(editor, module('field', [1, 2], { imports: ['editor#View'] }), module('icon', [2, 3]))).toEqual(['field', 'icon'])
    expect(files(module('field', [1, 2]), module('icon', [1, 2, 3]))).toEqual(['field icon'])
  })

  it('are put alike whatever the order that they are read in', () => {
    const all = [module('a', [1, 2, 3]), module('b', [2, 3]), module('c', [1, 3, 4]), module('d', [1, 4]), module('e', [5, 6])]
    expect(files(...all)).toEqual(files(...all.toReversed()))
  })
})
