/** Field 9: pictures and films, chosen, dropped, pasted or taken with the camera; each shows where it is. (rulings R24, R46) */
import { buildAccept, listEndings, TICKET_FILE_KINDS } from '#src/lib/upload-limit.ts'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { UploadRow } from '#src/ui/fields/upload-row.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import type { useTicketFiles } from './use-ticket-files.ts'
import { words } from './words.ts'

const ACCEPT = buildAccept(listEndings(TICKET_FILE_KINDS))

export function FilesField({ of }: { of: ReturnType<typeof useTicketFiles> }) {
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
        onFiles={of.choose}
      />
      {(of.rows.length > 0 || of.refused.length > 0) && (
        <Stack as="ul" gap={10} aria-label={words.files.list}>
          {of.rows.map(({ id, canRepeat, ...row }) => (
            <li key={id}>
              <UploadRow
                {...row}
                onRetry={canRepeat ? () => of.repeat(id) : undefined}
                onRemove={() => of.remove(id)}
              />
            </li>
          ))}
          {of.refused.map(({ name, reason }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two of the same name may be refused for the same reason
            <li key={`${place}:${name}`}>
              <UploadRow name={name} error={reason} />
            </li>
          ))}
        </Stack>
      )}
      {of.hasFailed && (
        <Text tone="muted" size={14}>
          {words.files.goesLater}
        </Text>
      )}
    </Stack>
  )
}
