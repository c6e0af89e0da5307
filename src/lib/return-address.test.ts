import { describe, expect, it } from 'vitest'
import editorAddresses from './corpus/code-editor-addresses.json'
import returnAddresses from './corpus/return-addresses.json'
import { buildCodeEditorAddress, parseCvBuilderAddress, parseReturnAddress } from './return-address.ts'

const OWN = 'https://app.example.test'
const origins = { own: OWN, codeEditor: 'https://editor.example.test' }
const cases = returnAddresses as [string, string][]
const withVerdict = (...verdicts: string[]) => cases.filter(([, verdict]) => verdicts.includes(verdict))

describe('return addresses (ruling R18)', () => {
  it.each(withVerdict('allow'))('%j is followed', (value) => {
    const url = new URL(value, OWN)
    expect(parseReturnAddress(value, OWN)).toBe(url.pathname + url.search + url.hash)
  })

  it.each(withVerdict('refuse', 'no-loop'))('%j is refused', (value) =>
    expect(parseReturnAddress(value, OWN)).toBeUndefined(),
  )

  it.each(withVerdict('must-stay', 'allow-or-drop'))(
    '%j never leaves our origin, even decoded once more',
    (value) => {
      const address = parseReturnAddress(value, OWN) ?? '/'
      expect(new URL(address, OWN).origin).toBe(OWN)
      expect(new URL(decodeURIComponent(address), OWN).origin).toBe(OWN)
    },
  )

  it.each([
    ['blob:https://app.example.test/1', undefined],
    ['/LOGIN/', undefined],
    ['/login-help', '/login-help'],
    ['/course/login', '/course/login'],
    ['/a//b', '/a//b'],
    ['dashboard/notes', undefined],
    ['https://', undefined],
    ['/%E0%A4%A', undefined],
    [['/dashboard'], undefined],
    [undefined, undefined],
    [null, undefined],
  ])('%j gives %s', (value, address) => expect(parseReturnAddress(value, OWN)).toBe(address))
})

describe('the code editor (ruling R18)', () => {
  it.each(editorAddresses as [string, boolean][])('%j gets the token: %s', (value, isAllowed) => {
    const address = buildCodeEditorAddress(value, origins, 'a.b+c')
    expect(address !== undefined).toBe(isAllowed)
    if (address === undefined) return
    const url = new URL(address)
    expect(url.origin).toBe(origins.codeEditor)
    expect(url.hash).toBe('#access_token=a.b%2Bc')
    expect(url.pathname + url.search).not.toContain('access_token')
  })

  it.each(['/dashboard', 'p/1', '', null, undefined])('%j is not an address of the editor', (value) => {
    expect(buildCodeEditorAddress(value, origins, 'token')).toBeUndefined()
  })

  it.each([
    ['https://editor.example.test/code/1', true],
    ['https://editor.example.test/code/1?file=a', true],
    ['https://editor.example.test/code', false],
    ['https://editor.example.test/codes/1', false],
    ['https://editor.example.test/redirect?to=https://evil.example', false],
    ['https://editor.example.test/code/../redirect', false],
    ['https://editor.example.test/code/%2e%2e/redirect', false],
    ['https://editor.example.test/code/..%2fredirect', false],
    ['https://editor.example.test/code/..%5credirect', false],
  ])('%j is below its path: %s', (value, isAllowed) => {
    expect(buildCodeEditorAddress(value, { ...origins, editorPath: '/code/' }, 'token') !== undefined).toBe(
      isAllowed,
    )
  })

  it('is never our own origin, whatever is configured', () => {
    expect(buildCodeEditorAddress('/dashboard', { own: OWN, codeEditor: OWN }, 'token')).toBeUndefined()
  })
})

describe('the CV builder (rulings R18, R54)', () => {
  it.each([
    ['https://cv.example.test/cv/#token=abc', true],
    ['https://cv.example.test/cv/new#token=abc', true],
    ['https://cv.example.test/cv/?token=abc', false],
    ['https://cv.example.test/elsewhere#token=abc', false],
    ['https://cv.example.test/cv/..%2felsewhere#token=abc', false],
    ['https://cv.example.test.evil.example/cv/#token=abc', false],
    ['https://me:secret@cv.example.test/cv/#token=abc', false],
    ['http://cv.example.test/cv/#token=abc', false],
    ['javascript:alert(1)//cv.example.test/cv/', false],
    ['/cv/#token=abc', false],
    [undefined, false],
  ])('%j is opened: %s', (value, isAllowed) => {
    expect(parseCvBuilderAddress(value, OWN, 'https://cv.example.test')).toBe(isAllowed ? value : undefined)
  })
})
