/** The subjects of the outbox, one by one, for the one test that applies the same rule to all of them. */

import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { requests } from './request-subject.ts'

export interface Subject {
  name: string
  /** Gives functions of the page: `add` queues an item as a person would, `resume` is what a screen does when it opens. */
  load: () => Promise<{ add: (id: string) => void; resume: () => void }>
  /** The call that sends an item; without a method, any that writes. */
  method?: 'POST' | 'PATCH' | 'DELETE'
  path: RegExp
  /** The server's reply when it accepts an item. */
  reply: (id: string) => unknown
  /** The server's reply to any read, before and after it has taken an item. */
  read?: (id: string, isTaken: boolean) => unknown
  /** The server's reply to the read before a send. */
  before?: (id: string) => unknown
  /** Milliseconds for which an item can be undone. */
  undo?: number
  /** Items are shown again when a try fails, and are not retried by themselves. */
  isTriedOnce?: true
  /** Items live as long as their page. */
  isOfPage?: true
  /** The lock by which one tab sends; none where each page has its own items. */
  lock?: string
}

const NOW = '2026-11-20T10:00:00Z'
const UNDO = 10_000

const tickets: Subject = {
  name: 'tickets',
  load: async () => {
    const { addTicket } = await import('#src/features/help/support/ticket-queue.ts')
    const { sendTickets } = await import('#src/features/help/support/ticket-outbox.ts')
    const resume = () => void sendTickets()
    const add = (id: string) => {
      const fields = { text: id }
      addTicket({
        key: id,
        category: 'batch',
        contact: '01712345678',
        fields,
        facts: [],
        files: [],
        writtenAt: Date.now(),
      })
      resume()
    }
    return { add, resume }
  },
  method: 'POST',
  path: /\/ticket$/,
  reply: (id) => ({ _id: id, number: 'TKT1', created_at: NOW }),
  lock: 'karigor-tickets',
}

const notes: Subject = {
  name: 'notes',
  load: async () => {
    const { noteQueue } = await import('#src/features/learn/notes/note-queue.ts')
    const { sendNotes } = await import('#src/features/learn/notes/note-outbox.ts')
    const resume = () => void sendNotes()
    const add = (id: string) => {
      const now = Date.now()
      noteQueue.put({
        key: id,
        recording: 'r',
        text: id,
        isRemoval: false,
        leavesAt: now,
        writtenAt: now,
        isInDoubt: false,
      })
      resume()
    }
    return { add, resume }
  },
  method: 'POST',
  path: /\/note$/,
  reply: (id) => ({ _id: id, text: id, created_at: NOW }),
  lock: 'karigor-notes',
}

const work: Subject = {
  name: 'work updates',
  load: async () => {
    const { sendWork, writeWork } = await import('#src/features/learn/work-updates/work-outbox.ts')
    // One a day, so each item has another day.
    return { add: (id) => writeWork(`2026-11-2${id.slice(-1)}`, id, ''), resume: () => void sendWork() }
  },
  method: 'POST',
  path: /\/workupdate$/,
  reply: (id) => ({ _id: id, date: '2026-11-20', text: id, link: null, updated_at: NOW }),
  lock: 'karigor-work-updates',
}

const task = (_id: string) => ({
  _id,
  title: _id,
  state: 'open',
  reason: '',
  batch: { _id: 'batch-1', title: 'ব্যাচ' },
  marks: 20,
  can_submit: true,
})

const handIns: Subject = {
  name: 'hand-ins',
  load: async () => {
    const { handInQueue, sendHandIns } = await import('#src/features/exam/assignment/hand-in-outbox.ts')
    const resume = () => void sendHandIns()
    const add = (id: string) => {
      handInQueue.put({
        assignment: id,
        title: id,
        href: '/',
        accept: [],
        key: id,
        handedAt: new Date().toISOString(),
      })
      resume()
    }
    return { add, resume }
  },
  method: 'PATCH',
  path: /\/submission\/revised\//,
  before: (id) => ({ ...task(id), submission: `attempt-of-${id}` }),
  reply: (id) => ({ version: 1, submitted_at: NOW, saved: [], _id: id }),
  lock: 'karigor-hand-ins',
}

const applications: Subject = {
  name: 'applications',
  load: async () => {
    const { sendApplications, writeApplication } =
      await import('#src/features/learn/jobs/application-outbox.ts')
    const add = (post: string) =>
      writeApplication({
        post,
        title: 'ওয়েব ডেভেলপার',
        cv_url: 'https://media.test/files/cv/cv.pdf',
        note: '',
      })
    return { add, resume: () => void sendApplications() }
  },
  method: 'PATCH',
  path: /\/jobpost\/apply\//,
  reply: () => ({ state: 'sent', at: NOW }),
  lock: 'karigor-applications',
}

const marks: Subject = {
  name: 'marks',
  load: async () => {
    const { queueSave, sendSaves } = await import('#src/features/teach/grading/saving/save-outbox.ts')
    const add = (id: string) =>
      queueSave({
        submission: id,
        of: 'submission',
        learner: 'নুসরাত',
        body: { version: 1, comment: id, key: id },
        edit: 1,
      })
    return { add, resume: () => void sendSaves() }
  },
  method: 'PATCH',
  path: /\/submission\/.*item-/,
  reply: (_id) => ({
    _id,
    kind: 'essay',
    state: 'checked',
    learner: { _id: 'learner-1', name: 'নুসরাত' },
    version: 2,
    started_at: NOW,
    mark: 4,
    format_type: 'flat',
  }),
  lock: 'karigor-grading',
}

const noticeValues = {
  title: 'নোটিশ',
  date: '2026-11-20',
  topic: '',
  meta_description: 'এক লাইনে',
  description: '',
  is_urgent: false,
  is_published: true,
  batch: 'batch-1',
  also: [],
}

const notices: Subject = {
  name: 'notices',
  load: async () => {
    const { sendNotices, writeNotice } = await import('#src/features/teach/notice-editor/notice-outbox.ts')
    const add = (title: string) => writeNotice({ ...noticeValues, title })
    return { add, resume: () => void sendNotices() }
  },
  method: 'POST',
  path: /\/notice$/,
  reply: (_id) => ({ _id, title: _id, date: '2026-11-20', created_at: NOW }),
  lock: 'karigor-notices',
}

const acceptances: Subject = {
  name: 'AI acceptances',
  load: async () => {
    const { beginAcceptance, sendAcceptances } =
      await import('#src/features/teach/grading/ai/acceptance-outbox.ts')
    return { add: (id) => void beginAcceptance(id, 's'), resume: () => void sendAcceptances() }
  },
  method: 'PATCH',
  path: /\/ai\/accept-ai\//,
  reply: (_id) => ({ _id, accepted_at: NOW }),
  undo: UNDO,
  lock: 'karigor-ai-acceptances',
}

const exam = (_id: string, title: string) => ({
  _id,
  kind: 'quiz',
  title,
  duration: 20,
  question_count: 0,
  marks: 0,
  description: '',
  instructions: '',
  reference: '',
  format_type: 'flat',
  sections: [],
  questions: [],
})

const exams: Subject = {
  name: 'exams being built',
  load: async () => {
    const { changeExam, findDraft, openExam } =
      await import('#src/features/teach/exam-builder/exam-draft-store.ts')
    const { planSave } = await import('#src/features/teach/exam-builder/exam-outbox.ts')
    const opened = new Set<string>()
    const plan = (id: string) => {
      const draft = findDraft(id)
      if (draft !== undefined) planSave(id, draft.history.present, false)
    }
    const open = (id: string) => {
      opened.add(id)
      openExam(id, exam(id, 'আগে') as unknown as ExamForTeacher)
    }
    const add = (id: string) => {
      open(id)
      changeExam(id, (built) => ({ ...built, title: id }))
      plan(id)
    }
    const resume = () => {
      for (const id of ['item-1', 'item-2', 'item-3']) {
        open(id)
        plan(id)
      }
    }
    return { add, resume }
  },
  method: 'PATCH',
  path: /\/exam\/[^/]+$/,
  reply: (id) => exam(id, id),
  before: (id) => exam(id, 'আগে'),
  undo: 1200,
}

const progress: Subject = {
  name: 'playback',
  load: async () => {
    const { sendProgress } = await import('#src/features/learn/player/progress-outbox.ts')
    const rest = {
      type: 'batch',
      duration: 600,
      position: 30,
      watched: 30,
      onState: () => undefined,
    } as const
    return { add: (id) => sendProgress({ id, ...rest }, false), resume: () => undefined }
  },
  method: 'PATCH',
  path: /\/recording-progress\//,
  reply: (_id) => ({
    recording: { _id, title: 'ক্লাস', duration: 600 },
    position: 30,
    watched: 30,
    duration: 600,
    percent: 5,
  }),
  isOfPage: true,
}

const removals: Subject = {
  name: 'removals',
  load: async () => {
    const { call } = await import('#src/api/call.ts')
    const { notice } = await import('#src/api/contract/notice.ts')
    const { requestRemoval } = await import('#src/api/outbox/removals.ts')
    const send = (id: string) => async () =>
      void (await call(notice.remove, { params: { id } }, { isQuiet: true }))
    return { add: (id) => requestRemoval({ key: id, send: send(id) }), resume: () => undefined }
  },
  method: 'DELETE',
  path: /\/notice\//,
  reply: () => ({}),
  undo: UNDO,
  isTriedOnce: true,
  isOfPage: true,
}

export const SUBJECTS: readonly Subject[] = [
  tickets,
  notes,
  work,
  applications,
  requests,
  handIns,
  marks,
  notices,
  acceptances,
  exams,
  progress,
  removals,
]
