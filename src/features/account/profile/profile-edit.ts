/**
 * The profile on its way. What a second device has saved since stays; a field that both have changed is as it was
 * typed last. (spec 4 Profile update, ruling R82)
 */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { other } from '#src/api/contract/other.ts'
import { defineEdit } from '#src/api/requests/define-edit.ts'
import { pickChanged } from '#src/lib/merge-edits.ts'
import { paths } from '#src/lib/paths.ts'
import { saveGoal } from '#src/stores/browser/goal.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import { applyProfile } from './apply-profile.ts'
import { buildDraft, getValues, HOME_COUNTRY, ProfileValues } from './profile-values.ts'

/** The list is needed for a number abroad only. */
const readCountries = (code: string) =>
  code === HOME_COUNTRY ? [] : call(other.countryCodes, {}, { isQuiet: true })

export const profileEdit = defineEdit({
  name: 'profile',
  row: auth.update,
  about: v.object({}),
  fields: ProfileValues,
  readThing: () => call(auth.me, {}, { isQuiet: true }),
  readFields: getValues,
  build: async ({ fields }, profile) => ({
    body: buildDraft(fields, profile, await readCountries(fields.phone_extra_country_code)),
  }),
  onClash: 'mine',
  getPlace: () => 'me',
  getPage: () => paths.profile(),
  draft: ({ base, fields }) => nameRequestDraft('profile', pickChanged(fields, base)),
  done: (_about, profile) => {
    if (profile === undefined) return
    applyProfile(profile)
    saveGoal(getValues(profile).goal, profile._id)
  },
})
