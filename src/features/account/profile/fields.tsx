/** The fields of the profile, in groups as people look for them. (spec 3 User profile) */

import type { UseFormReturnType } from '@mantine/form'
import type { Country } from '#src/api/shapes/country.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { FieldGroup, Fields, WideField } from '#src/ui/fields/field-group.tsx'
import { PhoneField } from '#src/ui/fields/phone-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FoldedSection } from '#src/ui/folded-section.tsx'
import { words as sharedWords } from '../shared/words.ts'
import type { ProfileField, ProfileValues } from './profile-values.ts'
import { words } from './words.ts'

const { fields, hints } = words
const studyTimes = Object.entries(sharedWords.studyTimes).map(([value, label]) => ({ value, label }))

interface GroupProps {
  form: UseFormReturnType<ProfileValues>
}

interface FoldedProps extends GroupProps {
  /** Unsaved fields: a group with one of them is not folded. */
  changed: readonly ProfileField[]
}

function getShownText(name: ProfileField, value: string): string {
  if (name !== 'study_time') return value
  return studyTimes.find((choice) => choice.value === value)?.label ?? ''
}

/** The summary of a folded group, and whether it opens at once. */
function describeGroup({ form, changed }: FoldedProps, names: readonly ProfileField[], ...more: string[]) {
  const shown = names.map((name) => getShownText(name, form.values[name].trim()))
  return {
    summary: joinFacts(...more, ...shown) || words.nothingYet,
    startsOpen: names.some((name) => changed.includes(name)),
  }
}

export function IdentityFields({ form }: GroupProps) {
  const nid = form.getInputProps('nid')
  return (
    <FieldGroup title={words.sections.identity}>
      <TextField label={fields.name} autoComplete="name" {...form.getInputProps('name')} />
      <TextField
        label={fields.nickname}
        isOptional
        autoComplete="nickname"
        {...form.getInputProps('nickname')}
      />
      <TextField
        label={fields.username}
        isOptional
        hint={hints.username}
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <TextField
        label={fields.dob}
        isOptional
        hint={hints.dob}
        autoComplete="bday"
        {...form.getInputProps('dob')}
      />
      <TextField
        label={fields.nid}
        isOptional
        hint={hints.nid}
        inputMode="numeric"
        autoComplete="off"
        {...nid}
        onChange={(event) => form.setFieldValue('nid', convertToLatin(event.currentTarget.value))}
      />
    </FieldGroup>
  )
}

function ExtraPhone({ form, countries }: GroupProps & { countries: readonly Country[] }) {
  const { value, error, onBlur } = form.getInputProps('phone_extra')
  return (
    <PhoneField
      label={fields.phoneExtra}
      isOptional
      name="phone_extra"
      value={value as string}
      error={error as string | undefined}
      onBlur={onBlur as () => void}
      onChange={(typed) => form.setFieldValue('phone_extra', convertToLatin(typed))}
      countries={countries.map(({ code, dial, name }) => ({ iso: code, code: `+${dial}`, name }))}
      country={form.values.phone_extra_country_code}
      onCountryChange={(iso) => form.setFieldValue('phone_extra_country_code', iso)}
    />
  )
}

export function ContactFields({
  profile,
  countries,
  ...group
}: FoldedProps & { profile: Profile; countries: readonly Country[] }) {
  const { form } = group
  return (
    <FoldedSection
      title={words.sections.contact}
      {...describeGroup(group, ['email', 'phone_extra', 'location'], profile.phone)}
    >
      <Fields>
        <TextField label={fields.phone} hint={hints.phone} readOnly value={profile.phone || words.noPhone} />
        <TextField
          label={fields.email}
          isOptional
          type="email"
          autoComplete="email"
          hint={profile.email_pending ? hints.emailPending : hints.email}
          {...form.getInputProps('email')}
        />
        <ExtraPhone form={form} countries={countries} />
        <TextField
          label={fields.location}
          isOptional
          autoComplete="address-level2"
          {...form.getInputProps('location')}
        />
      </Fields>
    </FoldedSection>
  )
}

export function AboutFields(group: FoldedProps) {
  const { form } = group
  return (
    <FoldedSection title={words.sections.about} {...describeGroup(group, ['bio', 'about', 'goal'])}>
      <Fields>
        <WideField>
          <TextField label={fields.bio} isOptional {...form.getInputProps('bio')} />
        </WideField>
        <WideField>
          <TextArea label={fields.about} isOptional rows={4} {...form.getInputProps('about')} />
        </WideField>
        <WideField>
          <TextField label={fields.goal} isOptional {...form.getInputProps('goal')} />
        </WideField>
      </Fields>
    </FoldedSection>
  )
}

export function StudyFields(group: FoldedProps) {
  const { form } = group
  return (
    <FoldedSection
      title={words.sections.study}
      {...describeGroup(group, ['profession', 'institute', 'study_time'])}
    >
      <Fields>
        <TextField
          label={fields.profession}
          isOptional
          autoComplete="organization-title"
          {...form.getInputProps('profession')}
        />
        <TextField
          label={fields.institute}
          isOptional
          autoComplete="organization"
          {...form.getInputProps('institute')}
        />
        <SelectField
          label={fields.studyTime}
          isOptional
          choices={studyTimes}
          {...form.getInputProps('study_time')}
        />
      </Fields>
    </FoldedSection>
  )
}
