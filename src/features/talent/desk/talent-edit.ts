/** The talent's profile on its way; what a second device has saved since stays. (rulings R55, R82) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { talent } from '#src/api/contract/talent.ts'
import { defineEdit } from '#src/api/requests/define-edit.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { pickChanged } from '#src/lib/merge-edits.ts'
import { paths } from '#src/lib/paths.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import { buildBody, getValues, ProfileValues } from './profile-values.ts'

export const DRAFT = 'talent-profile'

export const talentEdit = defineEdit({
  name: 'talent-profile',
  row: talent.update,
  about: v.object({}),
  fields: ProfileValues,
  readThing: () => call(talent.preview, { query: {} }, { isQuiet: true }),
  readFields: getValues,
  build: ({ fields }, profile) => ({ body: buildBody(fields, profile) }),
  onClash: 'mine',
  getPlace: () => 'me',
  getPage: () => paths.talentProfile(),
  isConfirmedInPlace: true,
  draft: ({ base, fields }) => nameRequestDraft(DRAFT, pickChanged(fields, base)),
  done: (_about, saved) => {
    if (saved) setCached(talent.preview, {}, saved)
    void refetch(auth.talent)
  },
})
