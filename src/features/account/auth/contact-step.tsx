/** Steps -1 and 10: a phone, or an e-mail. The typed text survives closing, reload and failure. */

import { IconArrowRight, IconDeviceMobile, IconMail } from '@tabler/icons-react'
import * as v from 'valibot'
import { readCountryCodes } from '#src/api/contract/other.ts'
import { useRead } from '#src/api/use-api.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { parseContact } from '#src/lib/contact.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { readStored } from '#src/stores/browser/guarded-storage.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { type Country, PhoneField } from '#src/ui/fields/phone-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { checkContact } from './login-calls.ts'
import { STEP } from './login-flow.ts'
import { OtherWay } from './other-way.tsx'
import type { Problem } from './problem.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-login-flow.ts'
import { DRAFTS } from './use-stored-flow.ts'
import { contactWords, contactWords as words } from './words.ts'

const ContactDraft = v.object({
  by: v.picklist(['phone', 'email']),
  phone: v.string(),
  /** ISO letters; a number without a plus belongs to this country. */
  country: v.string(),
  email: v.string(),
})
type ContactDraft = v.InferOutput<typeof ContactDraft>

const HOME_COUNTRY = 'BD'

function blank(): ContactDraft {
  return { by: 'phone', phone: readStored('phone') ?? '', country: HOME_COUNTRY, email: '' }
}

/** The typed contact, stored and prefilled with the phone of the last login. (spec 3 Browser storage, ruling R15) */
function useContactDraft(): [draft: ContactDraft, type: (draft: ContactDraft) => void] {
  const [stored, type] = useDraft(DRAFTS.contact, ContactDraft, undefined)
  return [stored ?? blank(), type]
}

/**
 * Builds the text for the contact rule: a foreign number gets its country code, unless it was typed with it.
 * (ruling R32)
 */
function buildTypedContact(
  { by, phone, country, email }: ContactDraft,
  countries: readonly Country[],
): string {
  if (by === 'email') return email
  const typed = convertToLatin(phone).trim()
  const chosen = countries.find(({ iso }) => iso === country)
  if (country === HOME_COUNTRY || chosen === undefined || /^\+|@/.test(typed)) return typed
  return chosen.code + typed.replace(/^0+/, '')
}

/** A local number begins with 0, so its prefix is 88 and not 880. (spec 5) */
const HOME: Country = { iso: HOME_COUNTRY, code: '+88', name: contactWords.home }

/** The countries of phone numbers; only Bangladesh until they have loaded. (spec 7 Other) */
function useCountries(): readonly Country[] {
  const { data } = useRead(readCountryCodes())
  if (data === undefined) return [HOME]
  return data.map(({ code: iso, dial, name }) =>
    iso === HOME_COUNTRY ? HOME : { iso, code: `+${dial}`, name },
  )
}

function findTypedProblem({ by, phone, email }: ContactDraft): Problem {
  if (by === 'email') return { field: 'contact', message: isBlank(email) ? words.noEmail : words.badEmail }
  return { field: 'contact', message: isBlank(phone) ? words.noPhone : words.badPhone }
}

export function ContactStep({ flow, runAction, isPending, problem, onProblem }: StepProps) {
  const [draft, type] = useContactDraft()
  const countries = useCountries()
  const isByPhone = draft.by === 'phone'
  const isForced = flow.step === STEP.forcefullyShowLogin

  function change(typed: Partial<ContactDraft>): void {
    onProblem(undefined)
    type({ ...draft, ...typed })
  }

  function submit(): void {
    const contact = parseContact(buildTypedContact(draft, countries))
    if (contact === undefined) onProblem(findTypedProblem(draft))
    else void runAction(() => checkContact(contact))
  }

  const title = isByPhone ? words.phoneTitle : words.emailTitle
  const error = problem?.field === 'contact' ? problem.message : undefined
  return (
    <StepForm
      // The field changes, and gets the focus.
      key={draft.by}
      title={isForced ? words.forcedTitle : title}
      lead={isForced ? words.forcedLead : words.lead}
      problem={problem}
      isPending={isPending}
      submit={{
        text: words.goOn,
        pending: words.pending,
        icon: <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />,
      }}
      onSubmit={submit}
      after={<OtherContact by={draft.by} onChoose={(by) => change({ by })} />}
    >
      {isByPhone ? (
        <NumberField draft={draft} countries={countries} error={error} onChange={change} />
      ) : (
        <EmailField draft={draft} error={error} onChange={change} />
      )}
    </StepForm>
  )
}

interface FieldProps {
  draft: ContactDraft
  error: string | undefined
  onChange: (typed: Partial<ContactDraft>) => void
}

function NumberField({ draft, countries, error, onChange }: FieldProps & { countries: readonly Country[] }) {
  return (
    <PhoneField
      label={words.phone}
      hint={words.phoneHint}
      error={error}
      name="phone"
      value={draft.phone}
      onChange={(phone) => onChange({ phone: convertToLatin(phone) })}
      country={draft.country}
      countries={countries}
      onCountryChange={(country) => onChange({ country })}
    />
  )
}

function EmailField({ draft, error, onChange }: FieldProps) {
  return (
    <TextField
      type="email"
      label={words.email}
      hint={words.emailHint}
      error={error}
      name="email"
      autoComplete="email"
      inputMode="email"
      value={draft.email}
      onChange={(event) => onChange({ email: event.currentTarget.value })}
    />
  )
}

function OtherContact({
  by,
  onChoose,
}: {
  by: ContactDraft['by']
  onChoose: (by: ContactDraft['by']) => void
}) {
  const isByPhone = by === 'phone'
  const Icon = isByPhone ? IconMail : IconDeviceMobile
  return (
    <OtherWay
      icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      onChoose={() => onChoose(isByPhone ? 'email' : 'phone')}
    >
      {isByPhone ? words.byEmail : words.byPhone}
    </OtherWay>
  )
}
