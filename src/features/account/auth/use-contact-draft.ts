/** The typed contact, stored and prefilled with the phone of the last login. (spec 3 Browser storage, ruling R15) */
import * as v from 'valibot'
import type { Country } from '#src/ui/fields/phone-field.tsx'
import { convertToLatin } from '#src/lib/bn.ts'
import { readStored } from '#src/stores/browser/guarded-storage.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { DRAFTS } from './use-stored-flow.ts'

const ContactDraft = v.object({
  by: v.picklist(['phone', 'email']),
  phone: v.string(),
  /** ISO letters; a number without a plus is read as one of this country. */
  country: v.string(),
  email: v.string(),
})
export type ContactDraft = v.InferOutput<typeof ContactDraft>

export const HOME_COUNTRY = 'BD'

function blank(): ContactDraft {
  return { by: 'phone', phone: readStored('phone') ?? '', country: HOME_COUNTRY, email: '' }
}

export function useContactDraft(): [draft: ContactDraft, type: (draft: ContactDraft) => void] {
  const [stored, type] = useDraft(DRAFTS.contact, ContactDraft, undefined)
  return [stored ?? blank(), type]
}

/** Builds the text that the contact rule reads: a number abroad gets its country's code, unless it was typed with it. (ruling R32) */
export function buildTypedContact({ by, phone, country, email }: ContactDraft, countries: readonly Country[]): string {
  if (by === 'email') return email
  const typed = convertToLatin(phone).trim()
  const chosen = countries.find(({ iso }) => iso === country)
  if (country === HOME_COUNTRY || chosen === undefined || /^\+|@/.test(typed)) return typed
  return chosen.code + typed.replace(/^0+/, '')
}
