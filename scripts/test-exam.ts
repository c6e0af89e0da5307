/**
 * `npm run test:exam`: the exam page under every fault schedule of
 * `tests/journeys/exam-faults/schedules.json`, in several browsers at once. `--random N` runs N new ones from
 * `--seed S` on; `--only x003,x010` picks some; `--workers N` (default 6).
 */

import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { projectRoot } from './script.ts'

const { values } = parseArgs({
  options: {
    random: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '6' },
  },
})
const { status } = spawnSync('playwright', ['test', '--config', 'tests/journeys/exam.config.ts'], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: {
    ...process.env,
    EXAM_RANDOM: values.random ?? '',
    EXAM_SEED: values.seed,
    EXAM_ONLY: values.only,
    EXAM_WORKERS: values.workers,
  },
})
process.exitCode = status ?? 1
