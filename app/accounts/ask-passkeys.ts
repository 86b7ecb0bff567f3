import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Signs in with a passkey that the visitor chooses. @throws {Error} when the visitor gives up; @returns the server's last answer */
export async function signInByPasskey(): Promise<Response> {
  const asked = await post('sign-in-options', {})
  if (!asked.ok) return asked
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await asked.json()
  return post('sign-in', { credential: await startAuthentication({ optionsJSON }) })
}

/** Has the device make a passkey for who has signed in. @throws {Error} when the visitor gives up; @returns the server's last answer */
export async function makePasskey(input: { name: string; currentPassword: string }): Promise<Response> {
  const { name, currentPassword } = input
  const asked = await post('options', { currentPassword })
  if (!asked.ok) return asked
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = await asked.json()
  return post('', { name, credential: await startRegistration({ optionsJSON }) })
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`/api/auth/passkeys${path && `/${path}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
