import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { formatBytes } from '#src/lib/bytes.ts'
import type { runByEngine } from '../../inside/run-engine.ts'
import { RunCode } from '../late-run-code.tsx'
import { words } from './words.ts'

const engine = vi.hoisted(() => ({ run: vi.fn<typeof runByEngine>() }))
vi.mock('../../inside/run-engine.ts', () => ({ runByEngine: engine.run }))
vi.mock('../../inside/python-path.ts', () => ({ PYTHON_PATH: '/python/' }))

afterEach(() => {
  vi.unstubAllGlobals()
  engine.run.mockReset()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const EXAMPLES = '<pre><code>sum(1, 2) # 3</code></pre>'

it('sends the code with the examples of the question, and shows what came out', async () => {
  engine.run.mockImplementation(async (_language, { examples }, _settings, { onReady, onPrint }) => {
    onReady()
    onPrint('ক\n', 'plain')
    const checks = examples.map((each) => ({ ...each, got: '4', isRight: false }))
    return {
      kind: 'ended',
      end: { checks, tables: [], isCut: true, error: { text: 'TypeError: x', line: 2 } },
    }
  })
  render(<RunCode code="a" language="javascript" text="<pre><code>sum(1, 2) // 3</code></pre>" />)
  await press(words.run)
  expect(await screen.findByText(words.checks.title(0, 1))).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/sum\(1, 2\).*3.*4/)
  expect(screen.getByRole('group', { name: words.output })).toHaveTextContent('ক')
  expect(screen.getByText(`${words.error(2)}: TypeError: x`)).toBeVisible()
  expect(screen.getByText(words.states.cut)).toBeVisible()
  await press(words.close)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByRole('button', { name: words.run })).toHaveFocus()
})

it('stops at a press, and tells why a run was ended', async () => {
  engine.run.mockReturnValueOnce(new Promise(() => undefined))
  render(<RunCode code="a" language="js" text="" />)
  await press(words.run)
  const { signal } = engine.run.mock.calls[0]![2]
  await press(words.stop)
  expect(signal.aborted).toBe(true)
  expect(screen.getByText(words.states.stopped)).toBeVisible()
  engine.run.mockResolvedValueOnce({ kind: 'endless' })
  await press(words.runAgain)
  expect(await screen.findByText(words.states.endless)).toBeVisible()
})

it('asks before it downloads Python, and not again once it is there', async () => {
  const stored = new Map<string, Response>()
  const store = { match: async (key: string) => stored.get(key) }
  vi.stubGlobal('caches', { open: async () => store })
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { 'content-length': '2000000' } }))
  engine.run.mockResolvedValue({ kind: 'ended', end: { checks: [], tables: [], isCut: false } })
  render(<RunCode code="a" language="python" text={EXAMPLES} />)
  await press(words.run)
  expect(await screen.findByRole('group', { name: words.ask(10_000_000) })).toHaveTextContent(
    formatBytes(10_000_000),
  )
  expect(engine.run).not.toHaveBeenCalled()
  await press(words.refuse)
  expect(screen.getByRole('button', { name: words.run })).toHaveFocus()
  await press(words.run)
  await press(words.download)
  await waitFor(() => expect(engine.run).toHaveBeenCalledTimes(1))
  for (const file of [
    'pyodide.js',
    'pyodide.asm.mjs',
    'pyodide.asm.wasm',
    'python_stdlib.zip',
    'pyodide-lock.json',
  ])
    stored.set(`/python/${file}`, new Response(''))
  await press(words.runAgain)
  await waitFor(() => expect(engine.run).toHaveBeenCalledTimes(2))
})

it('says so where Python is not to be had', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  render(<RunCode code="a" language="python" text="" />)
  await press(words.run)
  expect(await screen.findByText(words.states.absent)).toBeVisible()
})

it('runs the fenced blocks of a note, and nothing of a language without an engine', async () => {
  const { rerender } = render(<RunCode text={'নোট\n```js\n1 + 1\n```'} />)
  engine.run.mockResolvedValue({ kind: 'ended', end: { checks: [], tables: [], isCut: false, value: '2' } })
  await press(words.run)
  expect(engine.run.mock.calls[0]![1].code).toBe('1 + 1\n')
  expect(await screen.findByText(`${words.value}: 2`)).toBeVisible()
  rerender(<RunCode code="a" language="cobol" text="" />)
  expect(screen.queryByRole('button')).toBeNull()
})
