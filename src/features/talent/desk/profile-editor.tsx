/** A talent's whole profile in one form with one button. (spec 3 Talent profile, ruling R55) */

import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Talent } from '#src/api/shapes/talent.ts'
import { FieldGroup, WideField } from '#src/ui/fields/field-group.tsx'
import { SaveBar } from '#src/ui/fields/save-bar.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { PortfolioFields, SocialFields } from './link-fields.tsx'
import { SkillsField } from './skills-field.tsx'
import { useOwnTalent } from './use-own-talent.ts'
import { type ProfileForm, useProfileForm } from './use-profile-form.ts'
import { UsernameField } from './username-field.tsx'
import { words } from './words.ts'
import classes from './desk.module.css'

const { fields, hints, sections } = words

interface GroupProps {
  profile: ProfileForm
}

function Identity({ profile: { form }, talent }: GroupProps & { talent: Talent }) {
  return (
    <FieldGroup title={sections.identity}>
      <TextField label={fields.name} autoComplete="name" {...form.field('name')} />
      <UsernameField talent={talent} {...form.field('username')} />
      <WideField>
        <TextField id="title" label={fields.title} hint={hints.title} {...form.field('title')} />
      </WideField>
      <WideField>
        <TextArea id="about" label={fields.about} isOptional rows={4} {...form.field('about')} />
      </WideField>
    </FieldGroup>
  )
}

function Skills({ profile: { values, form, problems } }: GroupProps) {
  const { skill_list: skills, skill } = values
  return (
    <FieldGroup title={sections.skills}>
      <WideField>
        <SkillsField
          skills={skills}
          typed={skill}
          error={problems['skill'] ?? problems['skill_list']}
          onChange={(next) => form.setAll({ skill_list: next.skills, skill: next.typed })}
        />
      </WideField>
    </FieldGroup>
  )
}

function Work({ profile }: GroupProps) {
  return (
    <FieldGroup title={sections.work}>
      <PortfolioFields profile={profile} />
      <SocialFields profile={profile} />
      <WideField>
        <TextField
          id="cv"
          label={fields.cv}
          hint={hints.cv}
          isOptional
          inputMode="url"
          autoCapitalize="none"
          {...profile.form.field('cv_url')}
        />
      </WideField>
    </FieldGroup>
  )
}

function Contact({ profile: { form } }: GroupProps) {
  return (
    <FieldGroup title={sections.contact}>
      <WideField>
        <Row as="p" gap={12} className={classes.private}>
          <IconLock size={20} stroke={1.75} aria-hidden="true" />
          <span>{words.contactText}</span>
        </Row>
      </WideField>
      <TextField label={fields.phone} isOptional type="tel" autoComplete="tel" {...form.field('phone')} />
      <TextField label={fields.email} isOptional type="email" autoComplete="email" {...form.field('email')} />
      <WideField>
        <TextField
          label={fields.address}
          isOptional
          autoComplete="street-address"
          {...form.field('address')}
        />
      </WideField>
    </FieldGroup>
  )
}

/** The address may name a field, as the list of missing parts does. */
function useNamedField(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash === '' ? null : document.querySelector<HTMLElement>(hash)
    named?.scrollIntoView({ block: 'center' })
    named?.focus({ preventScroll: true })
  }, [hash])
}

function Fields({ talent }: { talent: Talent }) {
  const profile = useProfileForm(talent)
  const { isDirty, waiting, failure, undo } = profile
  const { refusals, isPending, submit } = profile.form
  const form = useRef<HTMLFormElement>(null)
  useNamedField()
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])
  return (
    <Stack as="form" gap={16} ref={form} noValidate onSubmit={submit} aria-label={words.tabs.profile}>
      <Identity profile={profile} talent={talent} />
      <Skills profile={profile} />
      <Work profile={profile} />
      <Contact profile={profile} />
      {waiting && <WaitingRequest request={waiting} />}
      <SaveBar isDirty={isDirty} isSaving={isPending} failure={failure} undo={undo} />
    </Stack>
  )
}

function Waiting() {
  return (
    <Stack gap={16}>
      <Skeleton shape="block" height={160} />
      <Skeleton shape="block" height={360} />
      <Skeleton shape="block" height={240} />
    </Stack>
  )
}

export function ProfileEditor({ renderPicture }: { renderPicture: (talent: Talent) => ReactNode }) {
  return (
    <Load from={useOwnTalent()} skeleton={<Waiting />}>
      {(talent) => (
        <Stack gap={16}>
          {renderPicture(talent)}
          <Fields talent={talent} />
        </Stack>
      )}
    </Load>
  )
}
