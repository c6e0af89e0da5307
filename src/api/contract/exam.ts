/** Exams and quizzes: what is asked. Attempts are in the table submission. (spec 7 Exams and submissions) */
import * as z from 'zod/mini'
import { ExamDraft, ExamEligible, ExamInstruction } from '#src/api/shapes/exam.ts'
import { get, members, patch, post } from '#src/api/row.ts'

export const exam = {
  create: post('exam', { role: 'teacher', body: ExamDraft }),
  update: patch('exam/:id', { role: 'teacher', body: z.partial(ExamDraft) }),
  revised: get('exam/revised/:id', { role: 'learner' }),
  quizlead: get('exam/quizlead/:id', {}),
  forTeacher: get('exam/teacher/:id', { role: 'teacher' }),
  instruction: get('exam/revised/instruction/:id', { role: members, reply: ExamInstruction }),
  playground: get('exam/playground/:id', { role: members }),
  playlist: get('exam/playlist/:id', { role: 'learner' }),
  eligible: get('exam/eligible/:id', { role: 'learner', reply: ExamEligible }),
}
