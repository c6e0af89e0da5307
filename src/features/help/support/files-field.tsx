/**
 * Field 9: pictures and films, chosen, dropped, pasted or taken with the camera; each shows its upload state.
 * (rulings R24, R46)
 */

import { buildAccept, listEndings, TICKET_FILE_KINDS } from '#src/lib/upload-limit.ts'
import { TICKET_PAGES, usePageShelf } from '#src/stores/uploads/page-shelf.ts'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { UploadRow } from '#src/ui/fields/upload-row.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import type { useTicketFiles } from './use-ticket-files.ts'
import { words } from './words.ts'

const ACCEPT = buildAccept(listEndings(TICKET_FILE_KINDS))

export function FilesField({ files }: { files: ReturnType<typeof useTicketFiles> }) {
  const shelf = usePageShelf(TICKET_PAGES)
  return (
    <Stack gap={10}>
      <FileDrop
        label={words.files.label}
        limit={
          <>
            <span data-latin>{words.files.kinds}</span>
            <br />
            {words.files.limit}
          </>
        }
        accept={ACCEPT}
        isMultiple
        isOptional
        hasCamera
        pages={{ shelf, title: words.files.photo }}
        onFiles={files.choose}
      />
      {(files.rows.length > 0 || files.refused.length > 0) && (
        <Stack as="ul" gap={10} aria-label={words.files.list}>
          {files.rows.map(({ id, canRepeat, ...row }) => (
            <li key={id}>
              <UploadRow
                {...row}
                onRetry={canRepeat ? () => files.repeat(id) : undefined}
                onRemove={() => files.remove(id)}
              />
            </li>
          ))}
          {files.refused.map(({ name, reason }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files with the same name may be rejected for the same reason
            <li key={`${place}:${name}`}>
              <UploadRow name={name} error={reason} />
            </li>
          ))}
        </Stack>
      )}
      {files.hasFailed && (
        <Text tone="muted" variant="small">
          {words.files.goesLater}
        </Text>
      )}
    </Stack>
  )
}
