/** The whole profile: picture, fields, e-mail verification, password. */

import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { readMe } from '#src/api/contract/auth.ts'
import { readCountryCodes } from '#src/api/contract/other.ts'
import type { Country } from '#src/api/shapes/country.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import { useRead } from '#src/api/use-api.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { Card } from '#src/ui/card.tsx'
import { SaveBar } from '#src/ui/fields/save-bar.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { EmailProof } from './email-proof.tsx'
import { AboutFields, ContactFields, IdentityFields, StudyFields } from './fields.tsx'
import { Password } from './password.tsx'
import { type AvatarChoice, Picture } from './picture.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { words } from './words.ts'
import classes from './profile.module.css'

/**
 * Asks before a page with unsaved changes is left for another one. A reload needs no question, since the
 * draft is stored.
 */
function useLeaveGuard(isDirty: boolean): void {
  const blocker = useBlocker(
    // A logout, or a lost session, leaves without asking.
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      useSession.getState().status === 'signed-in',
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isAsked = true
    void confirmAsked(words.leave).then((isLeaving) => {
      if (!isAsked) return
      if (isLeaving) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isAsked = false
    }
  }, [blocker])
}

/** Until the list has loaded; enough for most people. */
const HOME_ALONE: readonly Country[] = [{ code: 'BD', dial: '880', name: words.home }]

function Waiting() {
  return (
    <div className={classes.stack}>
      {[1, 2, 3].map((each) => (
        <Stack as={Card} key={each} padding="lg" gap={16}>
          <Skeleton width="30%" height="1.5rem" />
          <SkeletonText lines={4} />
        </Stack>
      ))}
    </div>
  )
}

function Fields({ profile, onNewEmail }: { profile: Profile; onNewEmail: (email: string) => void }) {
  const countries = useRead(readCountryCodes()).data ?? HOME_ALONE
  const { form, changed, isSaving, waiting, failure, save, undo } = useProfileForm(
    profile,
    countries,
    onNewEmail,
  )
  const isDirty = changed.length > 0
  useLeaveGuard(isDirty)
  return (
    <form className={classes.stack} onSubmit={save} noValidate aria-label={words.title}>
      <IdentityFields form={form} />
      <ContactFields form={form} changed={changed} profile={profile} countries={countries} />
      <AboutFields form={form} changed={changed} />
      <StudyFields form={form} changed={changed} />
      {waiting && <WaitingRequest request={waiting} />}
      <SaveBar isDirty={isDirty} isSaving={isSaving} failure={failure} undo={undo} />
    </form>
  )
}

function Whole({ profile, Avatars }: { profile: Profile; Avatars: AvatarChoice }) {
  const [newEmail, setNewEmail] = useState('')
  const pending = profile.email_pending
  // Known when the save has arrived, after the profile itself: then its form begins anew, and the code is sent.
  const isNew = pending === newEmail
  return (
    <div className={classes.stack}>
      <Picture name={profile.name} src={profile.picture} Avatars={Avatars} />
      {pending && <EmailProof key={`${pending} ${isNew}`} email={pending} isNew={isNew} />}
      <Fields profile={profile} onNewEmail={setNewEmail} />
      <Password profile={profile} />
    </div>
  )
}

export function ProfileView({ Avatars }: { Avatars: AvatarChoice }) {
  const read = useRead(readMe(), { isForForm: true })
  return (
    <Load from={read} skeleton={<Waiting />}>
      {(profile) => <Whole profile={profile} Avatars={Avatars} />}
    </Load>
  )
}
