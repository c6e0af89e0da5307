/**
 * Three CVs of one learner, one of another, and a document of a company. They are made for the seed and
 * describe no real person.
 */

import type { job_cv } from '../../database/tables/job.ts'
import type { SeedFile } from '../batches/resources.ts'
import type { Calendar } from '../calendar.ts'
import { FARHANA, NUSRAT, TANVIR } from '../people.ts'

function writePdf(line: string): string {
  return `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 420 240] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length ${line.length + 33} >> stream
BT /F1 18 Tf 40 120 Td (${line}) Tj ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R >>
`
}

const buildPdf = (_id: string, person: string, name: string, line: string): SeedFile => ({
  _id,
  person,
  name,
  type: 'application/pdf',
  text: writePdf(line),
})

/** Newest first. */
export const NUSRAT_CVS: readonly SeedFile[] = [
  buildPdf('file-cv-nusrat-3', NUSRAT, 'nusrat-cv.pdf', 'Nusrat Jahan: web developer'),
  buildPdf('file-cv-nusrat-2', NUSRAT, 'nusrat-cv-frontend.pdf', 'Nusrat Jahan: front end'),
  {
    _id: 'file-cv-nusrat-1',
    person: NUSRAT,
    name: 'nusrat-resume.doc',
    type: 'application/msword',
    text: '{\\rtf1\\ansi Nusrat Jahan\\par HTML, CSS, JavaScript}',
  },
]
export const FARHANA_CV = buildPdf('file-cv-farhana', FARHANA, 'farhana-cv.pdf', 'Farhana Akter: front end')
export const ROLE_PAPER = buildPdf('file-job-frontend', TANVIR, 'frontend-role.pdf', 'Front end: the role')

export const JOB_FILES: readonly SeedFile[] = [...NUSRAT_CVS, FARHANA_CV, ROLE_PAPER]

export function buildCvRows(calendar: Calendar): (typeof job_cv.$inferInsert)[] {
  const days = [-12, -52, -98]
  return [
    ...NUSRAT_CVS.map(({ _id, person }, at) => ({ _id, person, at: calendar.at(days[at]!, '21:00') })),
    { _id: FARHANA_CV._id, person: FARHANA, at: calendar.at(-20, '18:00') },
  ]
}
