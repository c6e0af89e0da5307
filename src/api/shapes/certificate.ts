/** Certificates, and what is missing for them. (rulings R52, R53) */

import * as v from 'valibot'
import {
  Address,
  Count,
  Flag,
  Id,
  Instant,
  MaybeId,
  MaybeInstant,
  Percent,
  Text,
  buildList,
} from './scalar.ts'

export const CertificateType = v.picklist(['course', 'level'])
export type CertificateType = v.InferOutput<typeof CertificateType>

/**
 * A missing class, recording, assignment, exam or level, the course's `mark`, the `end` of its batch, or the
 * learner's `name`. `have` and `need` are percentages for a mark, level, class or recording, otherwise
 * counts; `href` is an address of the client.
 */
export const MissingPart = v.object({
  kind: v.picklist(['mark', 'live', 'recording', 'assignment', 'exam', 'level', 'end', 'name']),
  title: Text,
  have: v.nullish(v.number()),
  need: v.nullish(v.number()),
  href: Address,
})
export type MissingPart = v.InferOutput<typeof MissingPart>

const ofPaper = {
  type: CertificateType,
  title: Text,
  learner_name: Text,
  hours: v.nullish(Count),
  mark: v.nullish(Percent),
}

/**
 * A learner's own certificate. `file_url` expires; without it the client prints the document. `file_key` is
 * set until the learner has downloaded the file.
 */
export const Certificate = v.object({
  ...ofPaper,
  state: v.picklist(['ready', 'not_yet', 'name_missing']),
  missing: v.optional(buildList(MissingPart), []),
  number: MaybeId,
  issued_at: MaybeInstant,
  share_id: MaybeId,
  file_url: Address,
  file_key: v.nullish(v.string()),
})
export type Certificate = v.InferOutput<typeof Certificate>

/**
 * The public view of a certificate: no phone, no e-mail. `replaced_by` is the newer one's `share_id`;
 * `is_searchable` is the learner's choice.
 */
export const SharedCertificate = v.object({
  ...ofPaper,
  state: v.picklist(['valid', 'revoked', 'replaced']),
  number: Id,
  issued_at: Instant,
  replaced_by: MaybeId,
  is_searchable: Flag,
})
export type SharedCertificate = v.InferOutput<typeof SharedCertificate>

/** The report card and the letter of a batch. */
export const DocumentState = v.object({
  state: v.picklist(['ready', 'not_yet']),
  missing: v.optional(buildList(MissingPart), []),
  file_url: Address,
})
export type DocumentState = v.InferOutput<typeof DocumentState>

export const FileAddress = v.object({ file_url: Address })
