/** Reads and writes files of questions; loaded when a teacher opens the pane and presses something. */

export { readQuestions } from './read-questions.ts'
export { buildGift } from './gift-write.ts'
export { buildQuestionsCsv, buildTemplateCsv } from './table-questions.ts'
