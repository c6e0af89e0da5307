/** Exams and quizzes without their attempts, which are in the table submission. (spec 7 Exams and submissions) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, members, patch, post } from '#src/api/row.ts'
import {
  ExamDraft,
  ExamEligible,
  ExamForTeacher,
  ExamInstruction,
  ExamRevised,
  GuestQuiz,
  Playground,
  PracticeCard,
} from '#src/api/shapes/exam.ts'
import { buildList } from '#src/api/shapes/scalar.ts'

export const exam = {
  create: post('exam', { role: 'teacher', body: ExamDraft, reply: ExamForTeacher }),
  update: patch('exam/:id', { role: 'teacher', body: v.partial(ExamDraft), reply: ExamForTeacher }),
  revised: get('exam/revised/:id', { role: 'learner', reply: ExamRevised }),
  quizlead: get('exam/quizlead/:id', { stored: 'never', reply: GuestQuiz }),
  forTeacher: get('exam/teacher/:id', { role: 'teacher', reply: ExamForTeacher }),
  instruction: get('exam/revised/instruction/:id', { role: members, reply: ExamInstruction }),
  playground: get('exam/playground/:id', { stored: 'never', role: members, reply: Playground }),
  playlist: get('exam/playlist/:id', { role: 'learner', reply: buildList(PracticeCard) }),
  eligible: get('exam/eligible/:id', { stored: 'never', role: 'learner', reply: ExamEligible }),
}

export const readInstruction = (id: string) => read(exam.instruction, { params: { id } })
export const readEligible = (id: string) => read(exam.eligible, { params: { id } })
export const readTaughtExam = (id: string) => read(exam.forTeacher, { params: { id } })
export const readPlayground = (id: string) => read(exam.playground, { params: { id } })
export const readQuiz = (id: string) => read(exam.quizlead, { params: { id } })
