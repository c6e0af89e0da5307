/** Certificates and downloads. (spec 7 Certificates and downloads) */
import * as v from 'valibot'
import { SharedCertificate } from '#src/api/shapes/certificate.ts'
import { Id } from '#src/api/shapes/scalar.ts'
import { Filled } from '#src/api/shapes/typed.ts'
import { get } from '#src/api/row.ts'

export const certificate = {
  download: get('download/certificate/:type/:bookingIdx', { role: 'learner' }),
  share: get('certificate/share-url/:type/:id', { reply: SharedCertificate }),
  reportCard: get('download/report-card/:id', { role: 'learner' }),
  recommendationLetter: get('download/recommendation-letter/:id', { role: 'learner' }),
  file: get('download', { role: 'learner', query: v.object({ key: Filled, id: Id }) }),
}
