/** The person's picture: one of their own, sent with percent, or a drawn avatar of the icon service. (rulings R25, R46; spec 4 Image upload) */
import { type ComponentType, useEffect, useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import { callWithMessage } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { buildAccept, listEndings } from '#src/lib/upload-limit.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { type Send, uploadChosen, uploadRepeated } from '#src/stores/uploads/send-upload.ts'
import { uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { prepareUpload } from '#src/ui/fields/file-rule.ts'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { UploadRow } from '#src/ui/fields/upload-row.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { applyProfile } from './apply-profile.ts'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import classes from './profile.module.css'
import { words } from './words.ts'

const UPLOAD = 'profile-picture'
const ENDINGS = listEndings(['picture'])

function taken({ data, msg }: { data: Profile; msg: string }): void {
  applyProfile(data)
  showToast({ kind: 'success', message: msg })
}

const sendPicture: Send = async (image, options) =>
  taken(await callWithMessage(auth.uploadImage, { body: { image } }, { ...options, isQuiet: true }))

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return words.picture.failed
  // A file that the row refuses is no picture.
  if (error.kind === 'broken' && error.status === undefined) return words.picture.refused
  return error.kind === 'http' ? (error.fields['image'] ?? error.msg) : words.picture.failed
}

function PictureUpload() {
  const upload = useUploads(({ uploads }) => uploads[UPLOAD])
  useEffect(() => void uploadRecalled(UPLOAD), [])
  if (upload === undefined) return null
  const { file, percent, error } = upload
  const problem = error === undefined ? words.picture.waiting : problemOf(error)
  return (
    <UploadRow
      name={formatFileName(file.name)}
      text={formatBytes(file.size)}
      percent={percent}
      error={percent === undefined ? problem : undefined}
      onRetry={() => void uploadRepeated(UPLOAD, sendPicture)}
      onRemove={() => uploadDropped(UPLOAD)}
    />
  )
}

export type AvatarChoice = ComponentType<{ chosen: string | undefined; onChoose: (id: string) => void }>

function DrawnAvatar({ Avatars }: { Avatars: AvatarChoice }) {
  const [icon, choose] = useState<string>()
  // The choice stays when it fails.
  const action = useInlineAction(async () => {
    if (icon === undefined) return
    taken(await callWithMessage(auth.registerIcon, { body: { icon } }))
    choose(undefined)
  })
  return (
    <details className={classes.avatars}>
      <summary>{words.picture.avatars}</summary>
      <Avatars chosen={icon} onChoose={choose} />
      {icon !== undefined && (
        <InlineAction of={action} align="start">
          <Button variant="light" isPending={action.isPending} pendingText={words.saving} onClick={() => void action.act()}>
            {words.save}
          </Button>
        </InlineAction>
      )}
    </details>
  )
}

export function Picture({ profile, Avatars }: { profile: Profile; Avatars: AvatarChoice }) {
  const [refusal, setRefusal] = useState<string>()
  const choose = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return
    const { file, refusal: reason } = await prepareUpload(chosen, ENDINGS)
    setRefusal(reason)
    if (file !== undefined) void uploadChosen(UPLOAD, file, sendPicture)
  }
  return (
    <Card as="section" padding="lg" className={classes.card} aria-labelledby="picture">
      <h2 id="picture" className={classes.heading}>
        {words.picture.title}
      </h2>
      <Row wrap gap={16} gapX={24}>
        <Portrait name={profile.name} src={profile.picture} size={96} />
        <Stack gap={12} shrink className={classes.pictureWays}>
          <PictureUpload />
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
      <DrawnAvatar Avatars={Avatars} />
    </Card>
  )
}
