/** Which CV to send: one of the last three, or a new upload. (ruling R54) */

import { IconEye } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import { job } from '#src/api/contract/job.ts'
import type { JobFile } from '#src/api/shapes/job.ts'
import { useApi } from '#src/api/use-api.ts'
import type { PagesFile } from '#src/engines/scan/scan-note.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { buildAccept } from '#src/lib/upload-limit.ts'
import { useHasUngivenPages, usePageShelf } from '#src/stores/uploads/page-shelf.ts'
import { type Prepare, uploadChosen, uploadPages, uploadRepeated } from '#src/stores/uploads/send-upload.ts'
import { uploadDropped, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import { UploadRow } from '#src/ui/fields/upload-row.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { dropCv, getUploadId, sendCvFor, useUploadedCv } from './apply-draft.ts'
import { CvBuilderButton } from './cv-builder.tsx'
import { words } from './words.ts'

const ENDINGS = ['.pdf', '.doc', '.docx']
const ACCEPT = buildAccept(ENDINGS)
const dropQuery = (address: string) => address.split('?')[0]

/** A CV that can be sent, with its description. */
export interface Cv {
  url: string
  name: string
  text: string
}

const showFile = ({ url, name, size, at }: JobFile): Cv => ({
  url,
  name,
  text: words.apply.cvFact(formatBytes(size), at),
})

/** The CVs to choose from: the one uploaded for this post comes first. */
export function useCvs(post: string) {
  const read = useApi(job.files, { query: { file_type: 'cv' } }, { isQuiet: true })
  const uploaded = useUploadedCv(post)
  const upload = useUploads(({ uploads }) => uploads[getUploadId(post)])
  const hasUngivenPages = useHasUngivenPages(getUploadId(post))
  const files =
    read.data?.filter(({ url }) => uploaded === undefined || dropQuery(url) !== dropQuery(uploaded.url)) ?? []
  const own = uploaded && {
    url: uploaded.url,
    name: uploaded.name,
    text: words.apply.newCv(formatBytes(uploaded.size)),
  }
  const cvs: Cv[] = [...(own ? [own] : []), ...files.map(showFile)]
  return { read, cvs, upload, isSending: upload?.percent !== undefined || hasUngivenPages }
}

function findProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return words.apply.unreadable
  if (error.kind === 'http') return error.fields['file'] ?? getFailureText(error)
  return words.apply.failed
}

/** The previous upload is deleted once another one is chosen. */
function prepareFor(post: string): Prepare {
  return async (chosen) => {
    const prepared = await prepareUpload(chosen, ENDINGS)
    if (prepared.file !== undefined) dropCv(post)
    return prepared
  }
}

interface UploadProps {
  post: string
  upload: ReturnType<typeof useCvs>['upload']
}

function Upload({ post, upload }: UploadProps) {
  const [refusal, setRefusal] = useState<string>()
  const id = getUploadId(post)
  const shelf = usePageShelf(id)
  const isEmpty = useUploadedCv(post) === undefined && upload === undefined
  useEffect(() => void uploadRecalled(id), [id])
  async function choose([chosen]: readonly File[]): Promise<void> {
    if (chosen === undefined) return
    setRefusal(undefined)
    setRefusal(await uploadChosen(id, chosen, sendCvFor(post), prepareFor(post)))
  }
  async function choosePages(pages: PagesFile): Promise<void> {
    setRefusal(undefined)
    setRefusal((await uploadPages(id, pages, sendCvFor(post), { prepare: prepareFor(post) })).refusal)
  }
  return (
    <Stack gap={8}>
      {upload && (
        <UploadRow
          name={formatFileName(upload.file.name)}
          percent={upload.percent}
          isPreparing={upload.isPreparing}
          error={
            upload.percent !== undefined
              ? undefined
              : upload.error === undefined
                ? words.apply.waiting(formatBytes(upload.file.size))
                : findProblem(upload.error)
          }
          onRetry={() => void uploadRepeated(id, sendCvFor(post), prepareFor(post))}
          onRemove={() => uploadDropped(id)}
        />
      )}
      <FileDrop
        label={words.apply.another}
        limit={
          <>
            <span data-latin>{words.apply.kinds}</span> · {words.apply.limit}
          </>
        }
        accept={ACCEPT}
        pages={{ shelf, title: words.apply.file, isEmpty, onPages: (pages) => void choosePages(pages) }}
        error={refusal}
        onFiles={choose}
      />
    </Stack>
  )
}

interface CvChoiceProps {
  post: string
  from: ReturnType<typeof useCvs>
  chosen: Cv | undefined
  onChoose: (cv: Cv) => void
  error: string | undefined
}

export function CvChoice({ post, from: { read, cvs, upload }, chosen, onChoose, error }: CvChoiceProps) {
  return (
    <Stack gap={10}>
      <Row justify="between" wrap gap={4}>
        <Text as="h3" variant="body" weight={600} id="cv-choice">
          {words.apply.cv}
        </Text>
        <CvBuilderButton />
      </Row>
      {read.error && <Failed shape="row" error={read.error} onRetry={read.retry} />}
      {read.isLoading && <Skeleton shape="block" height="4rem" />}
      <Stack gap={8} role="radiogroup" aria-labelledby="cv-choice">
        {cvs.map((cv) => (
          <Row key={cv.url} gap={4}>
            <Box grow shrink>
              <RadioCard
                name="cv"
                checked={cv.url === chosen?.url}
                onChange={() => onChoose(cv)}
                title={<span data-latin>{formatFileName(cv.name)}</span>}
                text={cv.text}
              />
            </Box>
            <IconButton
              label={words.apply.see(formatFileName(cv.name))}
              href={parseExternalLink(cv.url)}
              isNewPlace
            >
              <IconEye size={22} stroke={1.75} />
            </IconButton>
          </Row>
        ))}
      </Stack>
      <Upload post={post} upload={upload} />
      {error && (
        <Text tone="error" variant="small" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
