/**
 * The person's picture: an upload with progress, or a drawn avatar of the icon service. (rulings R25, R46;
 * spec 4 Image upload)
 */

import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentType, useEffect, useState } from 'react'
import { callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import type { Reply } from '#src/api/client/response.ts'
import { auth } from '#src/api/contract/auth.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { buildAccept, listEndings } from '#src/lib/upload-limit.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { type Send, uploadChosen, uploadRepeated } from '#src/stores/uploads/send-upload.ts'
import { uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { UploadRow } from '#src/ui/fields/upload-row.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Section } from '#src/ui/section.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { applyProfile } from './apply-profile.ts'
import { words } from './words.ts'
import classes from './profile.module.css'

const ENDINGS = listEndings(['picture'])

/** Where a picture is stored: in the account, or in another record of the same person. */
export interface PictureStore {
  /** Names the upload on this device. */
  upload: string
  /** By then the account has the picture. */
  keepPhoto: (uploaded: Reply<Profile>) => Promise<void> | void
  keepAvatar: (id: string) => Promise<void>
}

function applyReply({ data, msg }: Reply<Profile>): void {
  applyProfile(data)
  showToast({ kind: 'success', message: msg })
}

const accountPlace: PictureStore = {
  upload: 'profile-picture',
  keepPhoto: applyReply,
  keepAvatar: async (icon) => applyReply(await callWithMessage(auth.registerIcon, { body: { icon } })),
}

function buildSend({ keepPhoto }: PictureStore): Send {
  return async (image, options) =>
    keepPhoto(await callWithMessage(auth.uploadImage, { body: { image } }, { ...options, isQuiet: true }))
}

function getProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return words.picture.failed
  // A file that the row rejects is not a picture.
  if (error.kind === 'broken' && error.status === undefined) return words.picture.refused
  return error.kind === 'http' ? (error.fields['image'] ?? getFailureText(error)) : words.picture.failed
}

const prepare = (file: File) => prepareUpload(file, ENDINGS)

function PictureUpload({ place }: { place: PictureStore }) {
  const upload = useUploads(({ uploads }) => uploads[place.upload])
  useEffect(() => void uploadRecalled(place.upload), [place.upload])
  if (upload === undefined) return null
  const { file, percent, isPreparing, error } = upload
  const problem = error === undefined ? words.picture.waiting : getProblem(error)
  return (
    <UploadRow
      name={formatFileName(file.name)}
      text={formatBytes(file.size)}
      percent={percent}
      isPreparing={isPreparing}
      error={percent === undefined ? problem : undefined}
      onRetry={() => void uploadRepeated(place.upload, buildSend(place), prepare)}
      onRemove={() => uploadDropped(place.upload)}
    />
  )
}

export type AvatarChoice = ComponentType<{ chosen: string | undefined; onChoose: (id: string) => void }>

function DrawnAvatar({ Avatars, place }: Required<Pick<PictureProps, 'Avatars' | 'place'>>) {
  const [icon, choose] = useState<string>()
  // The choice is kept if it fails.
  const action = useInlineAction(async () => {
    if (icon === undefined) return
    await place.keepAvatar(icon)
    choose(undefined)
  })
  return (
    <details className={classes.avatars}>
      <summary>
        {words.picture.avatars}
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      <Avatars chosen={icon} onChoose={choose} />
      {icon !== undefined && (
        <InlineAction action={action} align="start">
          <Button
            variant="light"
            isPending={action.isPending}
            pendingText={words.saving}
            onClick={() => void action.act()}
          >
            {words.save}
          </Button>
        </InlineAction>
      )}
    </details>
  )
}

interface PictureProps {
  name: string
  src: string | null | undefined
  Avatars: AvatarChoice
  place?: PictureStore
}

export function Picture({ name, src, Avatars, place = accountPlace }: PictureProps) {
  const [refusal, setRefusal] = useState<string>()
  const choose = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return
    setRefusal(undefined)
    setRefusal(await uploadChosen(place.upload, chosen, buildSend(place), prepare))
  }
  return (
    <Section title={words.picture.title}>
      <Row wrap gap={16} gapX={24}>
        <Portrait name={name} src={src} size={96} />
        <Stack gap={12} shrink className={classes.pictureWays}>
          <PictureUpload place={place} />
          <FileDrop
            label={words.picture.drop}
            limit={
              <>
                <span data-latin>jpg, png, webp, heic · </span>
                {words.picture.limit}
              </>
            }
            accept={buildAccept(ENDINGS)}
            hasCamera
            error={refusal}
            onFiles={choose}
          />
        </Stack>
      </Row>
      <DrawnAvatar Avatars={Avatars} place={place} />
    </Section>
  )
}
