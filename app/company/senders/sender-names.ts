/** Domains where anyone can have an address. */
const publicDomains: readonly string[] = [
  ...['aol.com', 'fastmail.com', 'gmail.com', 'googlemail.com', 'hotmail.com', 'icloud.com', 'live.com', 'mail.com'],
  ...['me.com', 'msn.com', 'outlook.com', 'proton.me', 'protonmail.com', 'yahoo.com', 'ymail.com', 'zoho.com'],
  ...['freenet.de', 'gmx.at', 'gmx.ch', 'gmx.de', 'gmx.net', 'hotmail.de', 't-online.de', 'web.de', 'yahoo.de'],
  ...[
    'free.fr',
    'hotmail.fr',
    'laposte.net',
    'orange.fr',
    'sfr.fr',
    'wanadoo.fr',
    'yahoo.fr',
    'hotmail.es',
    'yahoo.es',
  ],
  ...[
    'alice.it',
    'hotmail.it',
    'libero.it',
    'tiscali.it',
    'virgilio.it',
    'yahoo.it',
    'btinternet.com',
    'hotmail.co.uk',
  ],
  ...['yahoo.co.uk', 'gazeta.pl', 'interia.pl', 'o2.pl', 'onet.pl', 'op.pl', 'wp.pl', 'seznam.cz', 'abv.bg', 'mail.bg'],
  ...['mail.ru', 'yandex.ru', 'ukr.net', 'otenet.gr', 'yahoo.gr', '126.com', '163.com', 'qq.com'],
]

/** The domain of an address with its `@`, in lower case. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@')).toLowerCase()
}

/** Whether anyone can have an address there. @param domain with its `@` */
export function isPublicDomain(domain: string): boolean {
  return publicDomains.includes(domain.slice(1))
}
