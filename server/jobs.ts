import { setTimeout as delay } from 'node:timers/promises'
import { sweepEmailChanges } from '../app/accounts/account-changes/change-email.server'
import { sweepSteps } from '../app/accounts/factors/steps.server'
import { processAccountRequests } from '../app/accounts/identity/account-requests.server'
import { sweepGuesses } from '../app/accounts/identity/password-guesses.server'
import { sweepEnded } from '../app/accounts/identity/use-mail-link.server'
import { retain } from '../app/accounts/personal-data/retain.server'
import { runErasures } from '../app/accounts/personal-data/run-erasures.server'
import { sweepInvitations } from '../app/accounts/staff/invite-staff.server'
import { indexExternallyIfSet } from '../app/catalogue/engines/ask-engine.server'
import { postgresEngine } from '../app/catalogue/engines/postgres-engine.server'
import { sendAlerts } from '../app/catalogue/saved-searches/send-alerts.server'
import { sweepSaved } from '../app/catalogue/saved-searches/sweep-saved.server'
import { sweepPictures } from '../app/files/pictures/picture-storage.server'
import { scanFiles } from '../app/files/transfers/read-file.server'
import { sweepOrphanedBytes, sweepUploads } from '../app/files/transfers/sweep-uploads.server'
import { previewDocuments, previewPhotos } from '../app/inbox/items/preview-attachments.server'
import { wakeItems } from '../app/inbox/items/wake-items.server'
import { makeLotPictures, previewLotDocuments } from '../app/lots/lots/lot-files.server'
import { scheduleLots, updateStatusesByTime } from '../app/lots/lots/update-statuses-by-time.server'
import { parseAttachedManifests } from '../app/lots/manifests/read-attached-manifests.server'
import { addCategoryWords } from '../app/lots/presentation/apply-categories.server'
import { endReservations } from '../app/lots/sales/cancel-sale.server'
import { sweepSubscribers } from '../app/newsletter/subscriptions/erase-subscribers.server'
import { forwardSubscriptions } from '../app/newsletter/subscriptions/forward-subscriptions.server'
import { sweepOfferTokens } from '../app/offers/offers/offer-tokens.server'
import { backUpWhenDue } from '../app/platform/backup/schedule-backups.server'
import { sweepLimits } from '../app/platform/http/rate-limit.server'
import { deliverMails } from '../app/platform/mail-queue/deliver-mails.server'
import type { Services } from '../app/platform/services/services.server'
import { askSuppliers } from '../app/stock/availability/ask-suppliers.server'
import { sweepAvailabilityTokens } from '../app/stock/availability/find-check.server'
import { runLotImports } from '../app/stock/import-export/lot-imports.server'
import { sweepImports, undoImports } from '../app/stock/import-export/undo-import.server'
import { sendMailings } from '../app/stock/mailings/send-mailings.server'

const SECOND = 1_000
const MINUTE = 60 * SECOND

const jobs = [
  { name: 'answer account requests', every: SECOND, run: processAccountRequests },
  { name: 'deliver mails', every: 2 * SECOND, run: deliverMails },
  { name: 'send mailings', every: 2 * SECOND, run: sendMailings },
  { name: 'forward subscriptions', every: 2 * SECOND, run: forwardSubscriptions },
  { name: 'wake items', every: 5 * SECOND, run: wakeItems },
  { name: 'picture attachments', every: 5 * SECOND, run: previewPhotos },
  { name: 'preview documents', every: 5 * SECOND, run: previewDocuments },
  { name: 'read manifests', every: 2 * SECOND, run: parseAttachedManifests },
  { name: 'picture lots', every: 5 * SECOND, run: makeLotPictures },
  { name: 'preview documents of lots', every: 5 * SECOND, run: previewLotDocuments },
  { name: 'end reservations', every: 10 * MINUTE, run: endReservations },
  { name: 'age lots', every: 10 * MINUTE, run: updateStatusesByTime },
  { name: 'schedule lots', every: 15 * SECOND, run: scheduleLots },
  { name: 'add names of categories', every: MINUTE, run: addCategoryWords },
  { name: 'index lots', every: 5 * SECOND, run: postgresEngine.index },
  { name: 'index lots outside', every: SECOND, run: indexExternallyIfSet },
  { name: 'import lots', every: 2 * SECOND, run: runLotImports },
  { name: 'take back imports', every: 2 * SECOND, run: undoImports },
  { name: 'sweep imports', every: 10 * MINUTE, run: sweepImports },
  { name: 'ask suppliers', every: 10 * MINUTE, run: askSuppliers },
  { name: 'alert members', every: MINUTE, run: sendAlerts },
  { name: 'scan files', every: MINUTE, run: scanFiles },
  { name: 'sweep uploads', every: 10 * MINUTE, run: sweepUploads },
  { name: 'sweep orphaned bytes', every: 24 * 60 * MINUTE, run: sweepOrphanedBytes },
  { name: 'erase persons', every: 2 * SECOND, run: runErasures },
  { name: 'erase what was kept for its time', every: 24 * 60 * MINUTE, run: retain },
  { name: 'sweep pictures', every: 10 * MINUTE, run: sweepPictures },
  { name: 'sweep subscribers', every: 60 * MINUTE, run: sweepSubscribers },
  { name: 'sweep what was saved', every: 60 * MINUTE, run: sweepSaved },
  { name: 'sweep links of offers', every: 60 * MINUTE, run: sweepOfferTokens },
  { name: 'sweep links about availability', every: 60 * MINUTE, run: sweepAvailabilityTokens },
  { name: 'back up', every: MINUTE, run: backUpWhenDue },
  { name: 'sweep limits', every: 10 * MINUTE, run: sweepLimits },
  { name: 'sweep guesses', every: 10 * MINUTE, run: sweepGuesses },
  { name: 'sweep invitations', every: 10 * MINUTE, run: sweepInvitations },
  { name: 'sweep changes of e-mail', every: 60 * MINUTE, run: sweepEmailChanges },
  { name: 'sweep steps of signing in', every: 10 * MINUTE, run: sweepSteps },
  { name: 'sweep sessions and links', every: 10 * MINUTE, run: sweepEnded },
] satisfies readonly {
  name: string
  every: number
  run: (services: Services, signal: AbortSignal) => Promise<unknown>
}[]

/** Starts the jobs. A job never overlaps itself; errors are logged and the next run retries. */
export function startJobs(services: Services): { stop: () => Promise<void> } {
  const stopped = new AbortController()
  const loops = jobs.map(async (job) => {
    const state = { every: job.every, succeededAt: performance.now(), failures: 0 }
    services.jobs.set(job.name, state)
    while (!stopped.signal.aborted) {
      try {
        await job.run(services, stopped.signal)
        state.succeededAt = performance.now()
      } catch (fault) {
        state.failures++
        services.log.error({ err: fault, job: job.name }, 'job failed')
      }
      await delay(job.every, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  })
  return {
    stop: async () => {
      stopped.abort()
      await Promise.all(loops)
    },
  }
}
