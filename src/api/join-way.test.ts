import { describe, expect, it } from 'vitest'
import { getAppointmentAddress } from './join-way.ts'

const batch = { _id: 'b', title: 'ব্যাচ ১২', course_title: 'কোর্স' }
const module = { _id: 'm', no: 6, title: 'মডিউল' }

describe('the page of an appointment', () => {
  it.each([
    ['live', module, '/join/live/x'],
    ['live', null, '/join/live/x'],
    ['exam', module, '/dashboard/my-courses/b/module/m/exam/x'],
    ['assignment', module, '/dashboard/my-courses/b/module/m/assignment/x'],
    ['exam', null, '/dashboard/my-courses/b'],
    ['assignment', undefined, '/dashboard/my-courses/b'],
  ] as const)('%s in %o is %s', (kind, module, address) => {
    expect(getAppointmentAddress({ kind, batch, module, _id: 'x' })).toBe(address)
  })
})
