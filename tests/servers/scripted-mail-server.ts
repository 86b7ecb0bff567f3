import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

type Treatment =
  | 'take'
  /** Accepts the mail, then drops the connection instead of responding. */
  | 'take and drop'
  /** Receives the whole mail and never responds. */
  | 'hang'
  /** Rejects one command with this reply: three digits and text. */
  | { readonly refuse: 'sender' | 'recipient' | 'content'; readonly with: string }

interface TakenMail {
  readonly from: string
  readonly to: string
  readonly source: string
  readonly messageId: string
}

export interface ScriptedMailServer {
  readonly url: string
  /** Called per mail, may be replaced at any time. For the sender, it is called before the recipient is known. */
  treat: (mail: { from: string; to: string }) => Treatment
  readonly taken: TakenMail[]
  readonly hasTaken: (count: number) => Promise<void>
  readonly isHanging: (count: number) => Promise<void>
  readonly connections: () => number
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Starts on a free port. With a login, it accepts mail only from authenticated clients. */
export async function startScriptedMailServer(login?: { user: string; pass: string }): Promise<ScriptedMailServer> {
  const taken: TakenMail[] = []
  const waiting = new Set<() => void>()
  let connections = 0
  let hanging = 0
  let port = 0
  let server: SMTPServer

  const treatmentOf = (session: SMTPServerSession, to: string): Treatment => {
    const { mailFrom } = session.envelope
    return scripted.treat({ from: mailFrom ? mailFrom.address : '', to })
  }
  const create = () => {
    const created = new SMTPServer({
      logger: false,
      disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      authOptional: !login,
      allowInsecureAuth: true,
      closeTimeout: 1,
      onConnect: (_session, done) => {
        connections++
        done()
      },
      onAuth: (auth, _session, done) => {
        if (auth.username === login?.user && auth.password === login?.pass) done(null, { user: auth.username })
        else done(refusal('535 5.7.8 Authentication credentials invalid'))
      },
      onMailFrom: (address, _session, done) => {
        const treatment = scripted.treat({ from: address.address, to: '' })
        done(refuses(treatment, 'sender'))
      },
      onRcptTo: (address, session, done) => {
        done(refuses(treatmentOf(session, address.address), 'recipient'))
      },
      onData: async (stream, session, done) => {
        const source = await text(stream).catch(() => null)
        // The client disconnected mid-mail.
        if (source === null) return
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map((recipient) => recipient.address).join(', ')
        const treatment = treatmentOf(session, to)
        const refused = refuses(treatment, 'content')
        if (refused) return done(refused)
        if (treatment === 'hang') {
          hanging++
          for (const wake of waiting) wake()
          return
        }
        const messageId = /^message-id: (.*)$/im.exec(source)?.[1]?.trim() ?? ''
        taken.push({ from: mailFrom ? mailFrom.address : '', to, source, messageId })
        for (const wake of waiting) wake()
        if (treatment === 'take') return done()
        for (const connection of created.connections) if (connection.session === session) connection._socket.destroy()
      },
    })
    // Disconnecting clients are part of the tests.
    created.on('error', () => undefined)
    return created
  }

  const until = async (reached: () => boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const check = () => reached() && resolve()
    waiting.add(check)
    check()
    await promise
    waiting.delete(check)
  }

  const scripted: ScriptedMailServer = {
    get url() {
      return `smtp://${login ? `${login.user}:${login.pass}@` : ''}127.0.0.1:${port}`
    },
    treat: () => 'take',
    taken,
    hasTaken: (count) => until(() => taken.length >= count),
    isHanging: (count) => until(() => hanging >= count),
    connections: () => connections,
    stop: () => new Promise((resolve) => server.close(resolve)),
    start: async () => {
      server = create()
      const listening = server.listen(port, '127.0.0.1')
      await once(listening, 'listening')
      const address = listening.address()
      if (typeof address === 'object' && address !== null) port = address.port
    },
  }
  await scripted.start()
  return scripted
}

function refuses(treatment: Treatment, command: 'sender' | 'recipient' | 'content'): Error | null {
  return typeof treatment === 'object' && treatment.refuse === command ? refusal(treatment.with) : null
}

function refusal(words: string): Error {
  const [, code, rest] = /^(\d{3}) (.*)$/.exec(words) ?? []
  return Object.assign(new Error(rest), { responseCode: Number(code) })
}
