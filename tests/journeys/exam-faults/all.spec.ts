/** Runs every schedule of the list, or new random ones: `npm run test:exam`. */

import { runSchedule } from './run-schedule.ts'
import { listedSchedules, randomSchedules } from './schedule.ts'

const { EXAM_RANDOM: count, EXAM_SEED: seed, EXAM_ONLY: only } = process.env
const schedules = count ? randomSchedules(Number(count), Number(seed)) : listedSchedules()

schedules.filter(({ id }) => !only || only.split(',').includes(id)).forEach(runSchedule)
