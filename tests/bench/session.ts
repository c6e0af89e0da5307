/** People of the seed, logged in by the API: cookies as a login of the app sets them. (spec 3 Cookies) */

import type { SignedIn } from '#src/api/shapes/session.ts'

const PEOPLE = {
  learner: { msisdn: '01712345678', password: 'karigor123' },
  teacher: { msisdn: '01511111111', password: 'karigor123' },
  newTalent: { msisdn: '01321111111', password: 'karigor123' },
}

interface Cookie {
  name: string
  value: string
  url: string
}

export async function cookiesOf(
  who: keyof typeof PEOPLE,
  apiUrl: string,
  clientUrl: string,
): Promise<Cookie[]> {
  const answer = await fetch(`${apiUrl}/user/login-msisdn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      guestid: 'bench',
      fingerprint: 'bench',
      metadata: '{"deviceType":"web"}',
    },
    body: JSON.stringify(PEOPLE[who]),
  })
  const { data, msg } = (await answer.json()) as { data: SignedIn; msg: string }
  if (!answer.ok) throw new Error(`The ${who} could not log in: ${msg}`)
  const { accessToken, refreshToken, session_token, user } = data
  return Object.entries({ accessToken, refreshToken, session_token, role: user.role }).map(
    ([name, value]) => ({
      name,
      value,
      url: clientUrl,
    }),
  )
}
