/** A file or link of a batch or of a class, for a `RowList`. On a phone its link shows only the icon. */

import { IconDownload, IconFileText, IconLink } from '@tabler/icons-react'
import type { Resource } from '#src/api/shapes/resource.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

interface ResourceRowProps {
  resource: Resource
  /** The day on which it came. */
  day?: string
}

export function ResourceRow({
  resource: { kind, title, url, file_name: name, size },
  day,
}: ResourceRowProps) {
  const isFile = kind === 'file'
  const [Icon, word] = isFile ? ([IconFileText, words.download] as const) : ([IconLink, words.open] as const)
  return (
    <WorkRow
      mark={
        <IconTile tone={isFile ? 'leaf' : 'info'}>
          <Icon size={20} stroke={1.75} />
        </IconTile>
      }
      title={<TitleText>{title}</TitleText>}
      text={isFile ? joinFacts(formatFileName(name), formatBytes(size), day) : joinFacts(words.link, day)}
    >
      <Row
        as={ExternalLink}
        inline
        gap={6}
        justify="center"
        touch
        variant="small"
        weight={600}
        href={url}
        hasIcon={!isFile}
      >
        {isFile && <IconDownload size={18} aria-hidden="true" />}
        <Text as="span" hideBelow="sm" aria-hidden="true">
          {word}
        </Text>
        <VisuallyHidden>{`${word}: ${title}`}</VisuallyHidden>
      </Row>
    </WorkRow>
  )
}
