import { expect, test } from 'vitest'
import { showSource } from './found.ts'

const draw = (alt: string) => `[${alt}]`

test.each([
  ['কোনটি?<img src="data:image/webp;base64,UklGRsYRAABXRUJQ==" alt="পদ্ম" width="9">', 'কোনটি?[পদ্ম]'],
  [String.raw`কোনটি?<img src\="data\:image/webp;base64,Ukl\=" alt\="পদ্ম">`, 'কোনটি?[পদ্ম]'],
  ['<img src="data:image/png;base64,AA==">', '[]'],
  ['ক < খ > গ', 'ক < খ > গ'],
])('a picture in a source is named, not spelt: %s', (source, shown) => {
  expect(showSource(source, draw)).toBe(shown)
})
