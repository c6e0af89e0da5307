import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'আমি React শিখি।\r\nদুই লাইন'
const little = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const big = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
  ['UTF-16 with a mark', little(`\ufeff${TEXT}`)],
  ['UTF-16 the other way round', big(`\ufeff${TEXT}`)],
  ['UTF-16 without a mark', little(TEXT)],
  ['UTF-16 the other way round without a mark', big(TEXT)],
])('%s is read', (_, bytes) => expect(decodeText(bytes)).toBe(TEXT))

test('code in UTF-16 is read too', () => expect(decodeText(little('const a = 1\n'))).toBe('const a = 1\n'))
test('an empty file is an empty text', () => expect(decodeText(new Uint8Array())).toBe(''))

test.each([
  ['an old font’s encoding', [0xac, 0x76, 0x67, 0x76, 0x97, 0xe8]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]],
  ['half of a letter', [0xff, 0xfe, 0x86]],
])('%s is not text', (_, bytes) => expect(decodeText(new Uint8Array(bytes))).toBeUndefined())
