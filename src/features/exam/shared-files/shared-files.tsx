/** Files that another app has shared, and where they can be handed in. (ruling R70) */

import { IconFile, IconHelp, IconLogin2, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readAssignment } from '#src/api/contract/assignment.ts'
import { readDays } from '#src/api/contract/overview.ts'
import { getAppointmentAddress } from '#src/api/join-way.ts'
import type { Appointment } from '#src/api/shapes/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { paths } from '#src/lib/paths.ts'
import { formatShortCourse } from '#src/lib/subject-words.ts'
import {
  forgetSharedFiles,
  readSharedFiles,
  restoreSharedFiles,
  type SharedFile,
} from '#src/stores/browser/shared-files.ts'
import { loginAsked } from '#src/stores/session/login-panel-store.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { buildWorkId, openPageShelf, TICKET_PAGES } from '#src/stores/uploads/page-shelf.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { canJoinPages } from '#src/ui/fields/file-rule.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { moveToShelf } from './move-to-shelf.ts'
import { words } from './words.ts'

interface MoveProps {
  /** The id of the upload that the pages become. */
  upload: string
  to: string
  files: readonly SharedFile[]
  label?: string
  children: ReactNode
}

function Move({ upload, to, files, label, children }: MoveProps) {
  const navigate = useNavigate()
  const moving = useInlineAction(async () => {
    await moveToShelf(openPageShelf(upload), files)
    await navigate(to)
  })
  return (
    <InlineAction action={moving}>
      <Button
        variant="light"
        size="sm"
        aria-label={label}
        isPending={moving.isPending}
        onClick={() => void moving.act()}
      >
        {children}
      </Button>
    </InlineAction>
  )
}

interface TaskProps {
  task: Appointment
  files: readonly SharedFile[]
}

function Task({ task, files }: TaskProps) {
  const read = useRead(readAssignment(task._id), { isQuiet: true })
  return (
    <WorkRow title={task.title} text={formatShortCourse(task.batch)}>
      <LoadInside from={read} skeleton={<Skeleton width="6rem" />}>
        {({ can_submit: isOpen, accept }) =>
          isOpen && canJoinPages(accept) ? (
            <Move
              upload={buildWorkId(task._id)}
              to={getAppointmentAddress(task)}
              files={files}
              label={words.hereName(task.title)}
            >
              {words.here}
            </Move>
          ) : (
            <Text tone="muted" variant="small">
              {isOpen ? words.takesNone : words.closed}
            </Text>
          )
        }
      </LoadInside>
    </WorkRow>
  )
}

function Tasks({ files }: { files: readonly SharedFile[] }) {
  const now = useNow()
  const read = useRead(readDays())
  return (
    <LoadInside from={read} skeleton={<SkeletonRows count={2} lines={2} />}>
      {({ data }) => {
        const tasks = data
          .flatMap(({ items }) => items)
          .filter(({ kind, at }) => kind === 'assignment' && Date.parse(at) > now)
        if (tasks.length === 0) return <Text>{words.noPlace}</Text>
        return (
          <RowList>
            {tasks.map((task) => (
              <Task key={task._id} task={task} files={files} />
            ))}
          </RowList>
        )
      }}
    </LoadInside>
  )
}

function NeedsLogin() {
  return (
    <Card as="section" padding="lg" aria-labelledby="needs-login">
      <Stack gap={10}>
        <Text as="h2" variant="lead" tight weight={600} id="needs-login">
          {words.guest}
        </Text>
        <Text>{words.guestText}</Text>
        <Row>
          <Button
            leftSection={<IconLogin2 size={20} aria-hidden="true" />}
            onClick={() => loginAsked({ context: { text: words.guestText } })}
          >
            {words.logIn}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

function Places({ files }: { files: readonly SharedFile[] }) {
  const role = useSession((state) => state.role)
  const isLearner = role === 'learner' || role === 'talent'
  return (
    <>
      {role === 'guest' && <NeedsLogin />}
      <section>
        <StitchHeading>{words.where}</StitchHeading>
        <Stack gap={12}>
          {isLearner && <Tasks files={files} />}
          <RowList>
            <WorkRow
              mark={
                <IconTile tone="info">
                  <IconHelp size={20} stroke={1.75} />
                </IconTile>
              }
              title={words.ticket}
              text={words.ticketText}
            >
              <Move upload={TICKET_PAGES} to={paths.support()} files={files}>
                {words.ticketGo}
              </Move>
            </WorkRow>
          </RowList>
        </Stack>
      </section>
    </>
  )
}

function Files({ files, onRemove }: { files: readonly SharedFile[]; onRemove: () => void }) {
  return (
    <section>
      <StitchHeading>{words.count(files.length)}</StitchHeading>
      <RowList>
        {files.map(({ id, file }) => (
          <WorkRow
            key={id}
            mark={
              <IconTile tone="leaf">
                <IconFile size={20} stroke={1.75} />
              </IconTile>
            }
            title={formatFileName(file.name)}
            text={formatBytes(file.size)}
          />
        ))}
      </RowList>
      <Row justify="between" wrap gap={8} mt={8}>
        <Text tone="muted" variant="small">
          {words.stays}
        </Text>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </Row>
    </section>
  )
}

export function SharedFiles() {
  // Changes when somebody logs in here.
  useSession((state) => state.role)
  const owner = getOwner()
  const [files, setFiles] = useState<readonly SharedFile[]>()
  const [removed, setRemoved] = useState<readonly SharedFile[]>([])
  const isLost = useSearchParams()[0].has('lost')
  useEffect(() => void readSharedFiles(owner).then(setFiles), [owner])
  if (files === undefined) return <SkeletonRows count={3} lines={2} />
  const remove = () => {
    void forgetSharedFiles(files, owner)
    setRemoved(files)
    setFiles([])
  }
  const undo = () => {
    void restoreSharedFiles(removed, owner)
    setFiles(removed)
    setRemoved([])
  }
  return (
    <Stack gap={20}>
      {isLost && (
        <Text tone="urgent" role="status">
          {words.lost}
        </Text>
      )}
      {removed.length > 0 && (
        <Row wrap gap={8} role="status">
          <Text>{words.removed}</Text>
          <Button variant="subtle" size="sm" onClick={undo}>
            {words.undo}
          </Button>
        </Row>
      )}
      {files.length === 0 ? (
        <Empty
          title={words.none}
          text={words.noneText}
          action={<Button to={paths.tasks()}>{words.tasks}</Button>}
        />
      ) : (
        <>
          <Files files={files} onRemove={remove} />
          <Places files={files} />
        </>
      )}
    </Stack>
  )
}
