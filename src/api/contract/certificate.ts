/** Certificates and downloads. (spec 7 Certificates and downloads) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get } from '#src/api/row.ts'
import { Certificate, FileAddress, DocumentState, SharedCertificate } from '#src/api/shapes/certificate.ts'
import { Id } from '#src/api/shapes/scalar.ts'
import { Filled } from '#src/api/shapes/typed.ts'

export const certificate = {
  download: get('download/certificate/:type/:bookingIdx', { role: 'learner', reply: Certificate }),
  share: get('certificate/share-url/:type/:id', { reply: SharedCertificate }),
  reportCard: get('download/report-card/:id', { role: 'learner', reply: DocumentState }),
  recommendationLetter: get('download/recommendation-letter/:id', { role: 'learner', reply: DocumentState }),
  file: get('download', {
    stored: 'never',
    role: 'learner',
    query: v.object({ key: Filled, id: Id }),
    reply: FileAddress,
  }),
}

export const readLetter = (id: string) => read(certificate.recommendationLetter, { params: { id } }, true)
export const readSharedCertificate = (type: string, id: string) =>
  read(certificate.share, { params: { type, id } }, true)
export const readCertificate = (type: string, bookingIdx: string) =>
  read(certificate.download, { params: { type, bookingIdx } })
export const readReportCard = (id: string) => read(certificate.reportCard, { params: { id } }, true)
