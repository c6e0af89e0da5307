import { expect, it, onTestFinished, vi } from 'vitest'
import { runSteps } from './steps.ts'

const step = (name: string, code: string) => ({ name, program: 'node', args: ['-e', code] })

it('prints what failed last, without the output of passed steps', async () => {
  const exitCode = process.exitCode
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => {
    write.mockRestore()
    process.exitCode = exitCode
  })
  await runSteps([
    [step('first', 'console.log("cause"); process.exit(1)'), step('second', 'console.log("noise")')],
    [step('third', 'throw new Error("other cause")')],
  ])
  const lines = write.mock.calls.join('').split('\n')
  const begin = lines.findIndex((line) => line.startsWith('FAILED: '))
  expect(lines.slice(0, begin).join('\n')).not.toContain('cause')
  expect(lines.slice(begin).join('\n')).toContain('FAILED: first\ncause\n')
  expect(lines.slice(begin).join('\n')).toContain('Error: other cause')
  expect(lines.join('\n')).not.toContain('noise')
  expect(lines.at(-2)).toBe('1 passed, 2 failed')
})
