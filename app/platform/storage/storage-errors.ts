export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound'
}

export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** The storage is unreachable or does not answer in time. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** The service refuses our credentials: at a start a wrong setting, later one that is being changed. */
export class StorageRefused extends StorageUnavailable {}

export class ObjectDamaged extends Error {
  override readonly name = 'ObjectDamaged'
}
