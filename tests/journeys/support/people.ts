/** People of the seed by their purpose; the sandbox lists them all (`/__sandbox/accounts`). */
export interface Person {
  phone: string
  password?: string
}

/** Valid once it was sent, for every account of the sandbox. */
export const SANDBOX_OTP = '246810'

const PASSWORD = 'karigor123'

export const people = {
  learner: { phone: '01712345678', password: PASSWORD },
  learnerWithoutCourses: { phone: '01811111111' },
  learnerWithTooManyDevices: { phone: '01911111111' },
  banned: { phone: '01611111111' },
  teacher: { phone: '01511111111', password: PASSWORD },
  talent: { phone: '01311111111' },
  newTalent: { phone: '01321111111', password: PASSWORD },
  withoutName: { phone: '01411111111' },
  abroad: { phone: '+14155550123' },
} satisfies Record<string, Person>
