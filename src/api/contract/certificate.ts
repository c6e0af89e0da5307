/** Certificates and downloads. (spec 7 Certificates and downloads) */
import * as z from 'zod/mini'
import { SharedCertificate } from '../shapes/certificate.ts'
import { Id } from '../shapes/scalar.ts'
import { Filled } from '../shapes/typed.ts'
import { get } from '../row.ts'

export const certificate = {
  download: get('download/certificate/:type/:bookingIdx', { role: 'learner' }),
  share: get('certificate/share-url/:type/:id', { reply: SharedCertificate }),
  reportCard: get('download/report-card/:id', { role: 'learner' }),
  recommendationLetter: get('download/recommendation-letter/:id', { role: 'learner' }),
  file: get('download', { role: 'learner', query: z.object({ key: Filled, id: Id }) }),
}
