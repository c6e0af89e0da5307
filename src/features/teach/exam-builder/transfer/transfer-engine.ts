/** Reads and writes files of questions; loaded when a teacher opens the pane and presses something. */

import { buildGift } from './gift-write.ts'
import { readQuestions } from './read-questions.ts'
import { buildQuestionsCsv, buildTemplateCsv } from './table-questions.ts'

export const transferEngine = { readQuestions, buildGift, buildQuestionsCsv, buildTemplateCsv }
