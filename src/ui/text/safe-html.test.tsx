import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { connectHosts } from '#src/lib/configured-hosts.ts'
import { connectSaving } from '#src/lib/saving-data.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { words as picturesWords } from '#src/ui/pictures/deferred-words.ts'
import { QuestionHtml } from './question-html.tsx'
import { QuestionLine } from './question-line.tsx'
import { SafeHtml } from './safe-html.tsx'
import { cleanStored, sanitise, sanitiseQuestion } from './sanitise.ts'
import { TitleText } from './title-text.tsx'

/** The sentence that replaces a picture which is not shown. */
const REMOVED = `<p>ক<em>${picturesWords.removed('ছবি')}</em></p>`

beforeAll(() => connectHosts({ gateways: '', pictures: ['https://media.example'] }))

test.each([
  ['a script', '<p>ক</p><script>alert(1)</script>', '<p>ক</p>'],
  ['a handler', '<p onclick="alert(1)">ক</p>', '<p>ক</p>'],
  ['a picture that fails', '<img src=x onerror=alert(1)>', `<em>${picturesWords.removed('')}</em>`],
  ['a script address', '<a href="javascript:alert(1)">ক</a>', '<a>ক</a>'],
  ['a hidden script address', '<a href="java\tscript:alert(1)">ক</a>', '<a>ক</a>'],
  ['a data address', '<a href="data:text/html,<script>alert(1)</script>">ক</a>', '<a>ক</a>'],
  ['a drawing with a handler', '<svg onload=alert(1)><path/></svg>ক', 'ক'],
  ['a frame', '<iframe src="https://example.com"></iframe>ক', 'ক'],
  ['a form', '<form action="https://example.com"><input name="p"><button>ক</button></form>', 'ক'],
  ['a style', '<p style="position:fixed;inset:0" class="x" id="root">ক</p>', '<p>ক</p>'],
  ['a style sheet', '<style>*{display:none}</style><p>ক</p>', '<p>ক</p>'],
  ['mutation through math', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>', ''],
  ['a name that shadows the document', '<img name="cookie" src="https://example.com/a.png">', undefined],
  ['text that is no HTML', 'a < b && c', 'a &lt; b &amp;&amp; c'],
] as const)('%s does no harm', (_, dirty, clean) => {
  const result = sanitise(dirty)
  expect(result).not.toMatch(/script|onerror|onload|onclick|style=|name=|<svg|<iframe|<form|<input/i)
  if (clean !== undefined) expect(result).toBe(clean)
})

test('a base element is never added to the page, and its text stays', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
  expect(sanitise('<BASE href="https://evil.example/"><p>ক <code>&lt;base&gt;</code></p>')).toBe(
    '<p>ক <code>&lt;base&gt;</code></p>',
  )
  expect(parse).toHaveBeenCalled()
  expect(parse.mock.calls.map(([text]) => text).join()).not.toMatch(/<base/i)
  parse.mockRestore()
})

test('elements of a normal text stay', () => {
  const html =
    '<h3>ধাপ</h3><ul><li><strong>এক</strong> <code>npm ci</code></li></ul><table><tbody><tr><td colspan="2">২</td></tr></tbody></table>'
  expect(sanitise(html)).toBe(html)
})

test('links open in a new tab, without an opener', () => {
  expect(sanitise('<a href="example.com">ক</a>')).toBe(
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">ক</a>',
  )
})

test.each([
  'https://example.com/a.png',
  'data:image/png;base64,AA',
  '//example.com/a.png',
  'https://media.example@example.com/a.png',
  '/a.png',
])('the picture %s of another host is removed, and its place says so', (src) =>
  expect(sanitise(`<p>ক<img src="${src}" alt="ছবি"></p>`)).toBe(REMOVED),
)

test('pictures load lazily and reveal nothing about the page', () => {
  expect(sanitise('<img src="https://media.example/a.png" alt="ছবি">')).toContain('loading="lazy"')
  expect(sanitise('<img src="https://media.example/a.png">')).toContain('referrerpolicy="no-referrer"')
})

test('until the allow-list is loaded the text keeps its structure, without active elements', async () => {
  const html =
    '<h3 id="a">ধাপ</h3><ul><li onclick="alert(1)">এক <strong>দুই</strong></li></ul>' +
    '<p>ক &lt; খ<a href="javascript:alert(1)">গ</a><img src=x onerror="alert(1)"></p><style>*{display:none}</style>'
  const { container } = render(<SafeHtml html={html} />)
  expect(container.firstElementChild?.innerHTML).toBe(
    '<h3>ধাপ</h3><ul><li>এক <strong>দুই</strong></li></ul><p>ক &lt; খগ</p>',
  )
  expect(await screen.findByText('গ', { selector: 'a' })).not.toHaveAttribute('href')
})

test('the component draws the sanitised text', async () => {
  const { container } = render(<SafeHtml html={'<p>পাঠ</p><script>alert(1)</script>'} />)
  expect(await screen.findByText('পাঠ')).toBeInTheDocument()
  expect(container.querySelector('script')).toBeNull()
})

test('while data are saved a picture in a text comes by a press, but not one of a question', async () => {
  connectSaving(() => true)
  const html = '<p>পাঠ <img src="https://media.example/a.png" alt="মানচিত্র"></p>'
  const { container } = render(
    <>
      <SafeHtml html={html} />
      <QuestionHtml html={html.replace('a.png', 'q.png')} />
    </>,
  )
  const button = await screen.findByRole('button', { name: 'ছবি দেখুন: মানচিত্র' })
  expect(container.querySelector('[src$="a.png"]')).toBeNull()
  expect(container.querySelector('[src$="q.png"]')).not.toBeNull()
  await userEvent.click(button)
  expect(container.querySelector('[src$="a.png"]')).not.toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  connectSaving(() => false)
})

test('code that scrolls sideways can be scrolled by keys', () => {
  expect(sanitise('<pre>a</pre>')).toBe('<pre tabindex="0">a</pre>')
})

test('only a part of a text of 10 MB is drawn at once, and the next on request', async () => {
  const { container } = render(<SafeHtml html={`<p>${'ক'.repeat(10_000_000)}</p>`} />)
  const count = () => container.textContent.split('ক').length - 1
  await expect.poll(count).toBeGreaterThan(90_000)
  expect(count()).toBeLessThan(110_000)
  await userEvent.click(screen.getByRole('button', { name: /আরও দেখান/ }))
  await expect.poll(count).toBeGreaterThan(190_000)
})

test('a title of 10 MB is cut, in lists as well', () => {
  const { container } = render(
    <>
      <Text>{'ক'.repeat(10_000_000)}</Text>
      <TitleText>{'খ '.repeat(5_000_000)}</TitleText>
      <QuestionLine html={'<'.repeat(10_000_000)} />
    </>,
  )
  expect(container.textContent.length).toBeLessThan(400_000)
})

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = (src: string, rest = '') => `<p>ক<img src="${src}" alt="ছবি"${rest}></p>`
const CARRIED = picture(`data:image/png;base64,${PNG}`, ' width="40" height="30"')
/** A PNG that declares 20,000 × 20,000 pixels. */
const HUGE = btoa(
  Array.from(atob(PNG), (sign, at) =>
    at >= 16 && at < 24 ? String.fromCharCode([0, 0, 78, 32][(at - 16) % 4]!) : sign,
  ).join(''),
)

test('a question keeps a picture that it carries, and no other text does', () => {
  expect(sanitiseQuestion(CARRIED)).toBe(CARRIED)
  expect(cleanStored(CARRIED)).toBe(CARRIED)
  expect(sanitise(CARRIED)).toBe(REMOVED)
})

test.each([
  ['a drawing with scripts', `data:image/svg+xml;base64,${btoa('<svg onload="alert(1)"/>')}`],
  ['a page', `data:text/html;base64,${btoa('<script>alert(1)</script>')}`],
  ['a page that claims to be a picture', `data:image/png;base64,${btoa('<script>alert(1)</script>')}`],
  ['another format than the claimed one', `data:image/webp;base64,${PNG}`],
  ['a GIF', `data:image/gif;base64,${btoa('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000,')}`],
  ['text that is not base64', 'data:image/png,%89PNG'],
  ['parameters before the data', `data:image/png;charset=x;base64,${PNG}`],
  ['capital letters', `DATA:image/PNG;base64,${PNG}`],
  ['a line break inside', `data:image/png;base64,${PNG.slice(0, 20)}\n${PNG.slice(20)}`],
  ['more than 60 kB', `data:image/png;base64,${PNG.slice(0, -4)}${'AAAA'.repeat(20_000)}`],
  ['more pixels than a phone can decode', `data:image/png;base64,${HUGE}`],
  ['another host', 'https://evil.example/a.png'],
  ['a script', 'javascript:alert(1)'],
])('a question does not keep a picture with %s', (_what, src) => {
  expect(sanitiseQuestion(picture(src))).toBe(REMOVED)
  expect(cleanStored(picture(src))).toBe('<p>ক</p>')
})

test('a question keeps six pictures, only on img, and only numbers as their size', () => {
  expect(sanitiseQuestion(CARRIED.repeat(7)).match(/<img/g)).toHaveLength(6)
  expect(sanitiseQuestion(CARRIED)).toContain('<img')
  const src = `data:image/png;base64,${PNG}`
  expect(
    sanitiseQuestion(
      `<a href="${src}">ক</a><video src="${src}"></video><p style="background:url(${src})">খ</p>`,
    ),
  ).toBe('<a>ক</a><p>খ</p>')
  expect(sanitiseQuestion(picture(src, ' width="99999" height="100%" onload="alert(1)" style="x"'))).toBe(
    picture(src),
  )
})

test('the data of a picture cuts no text, and a list names the picture by its description', async () => {
  const large = `<p>ক</p>${`<img src="data:image/webp;base64,${'A'.repeat(79_000)}" alt="মানচিত্র">`.repeat(2)}<p>শেষ</p>`
  render(<QuestionHtml html={large} />)
  expect(await screen.findByText('শেষ')).toBeVisible()
  const line = render(<QuestionLine html={large} />)
  expect(line.container).toHaveTextContent('ক মানচিত্র মানচিত্র শেষ')
})
