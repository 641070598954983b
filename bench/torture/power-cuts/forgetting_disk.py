"""
The model of a disk behind a page cache that loses power: it keeps what was synced, and of the rest what chance keeps.

What a program sees is `data` and `entries`. What is on the disk is `durable` and `durable_entries`. Between them stand
the changes that were not synced yet (`pending`), in the order in which they were made.

- `fsync` of a file makes its data and its size durable, and nothing else: not its name.
- `fsync` of a directory makes its entries durable: names of new files, renames, removals.
- `after_cut` says what a cut at this moment leaves. No file system keeps less than its styles do, and none is asked to
  keep more.

Pure: no clock, no I/O, and all chance comes from the caller.
"""

SECTOR_SIZES = (512, 4096)

STYLES = {
    "nothing": "everything that was not synced is gone",
    "ordered": "changes reached the disk in order, up to some moment; the last one is torn between two sectors",
    "shuffled": "each sector and each change of a name reached the disk, or did not, whatever became of the others",
    "everything": "all of it had reached the disk just in time",
}


class Change:
    """One change that is not durable yet. `order` counts over the whole disk."""

    __slots__ = ("order", "kind", "offset", "payload")

    def __init__(self, order, kind, offset, payload):
        self.order = order
        self.kind = kind  # of a file: "write", "truncate"; of a directory: "names"
        self.offset = offset
        self.payload = payload


class File:
    is_directory = False

    def __init__(self, number, mode):
        self.number = number
        self.mode = mode
        self.data = bytearray()
        self.durable = bytearray()
        self.pending = []


class Directory:
    is_directory = True

    def __init__(self, number, mode):
        self.number = number
        self.mode = mode
        self.entries = {}
        self.durable_entries = {}
        self.pending = []


class ForgettingDisk:
    def __init__(self, ignores_sync=False):
        self.ignores_sync = ignores_sync
        self.next_number = 1
        self.next_order = 0
        self.root = self._directory(0o755)

    # What programs do.

    def create(self, directory, name, mode):
        made = File(self._number(), mode)
        self._rename_entries(directory, {name: made})
        return made

    def make_directory(self, directory, name, mode):
        made = self._directory(mode)
        self._rename_entries(directory, {name: made})
        return made

    def remove(self, directory, name):
        self._rename_entries(directory, {name: None})

    def rename(self, directory, old, new):
        """In one step: after a cut there is one name or the other, never none."""
        if old != new:
            self._rename_entries(directory, {old: None, new: directory.entries[old]})

    def write(self, file, offset, payload):
        apply_write(file.data, offset, payload)
        file.pending.append(self._change("write", offset, bytes(payload)))

    def truncate(self, file, size):
        apply_truncate(file.data, size)
        file.pending.append(self._change("truncate", size, None))

    def sync(self, node):
        if self.ignores_sync:
            return
        for change in node.pending:
            if node.is_directory:
                apply_names(node.durable_entries, change.payload)
            elif change.kind == "write":
                apply_write(node.durable, change.offset, change.payload)
            else:
                apply_truncate(node.durable, change.offset)
        node.pending.clear()

    # What a cut leaves.

    def after_cut(self, style, random):
        """A new disk, on which everything is durable. `self` is left as it is."""
        left = ForgettingDisk(self.ignores_sync)
        fate = Fate(style, random, self.next_order)
        self._copy(self.root, left.root, left, fate)
        return left

    def unsynced_changes(self):
        """How many changes of each file and directory are not durable, by path."""
        return {path: len(node.pending) for path, node in self._nodes("", self.root) if node.pending}

    def _copy(self, old, new, disk, fate):
        entries = dict(old.durable_entries)
        for names in fate.surviving_names(old.pending):
            apply_names(entries, names)
        for name, node in entries.items():
            if node.is_directory:
                copy = disk._directory(node.mode)
                self._copy(node, copy, disk, fate)
            else:
                copy = File(disk._number(), node.mode)
                copy.durable = bytearray(node.durable)
                for kind, offset, payload in fate.surviving_writes(node.pending):
                    if kind == "write":
                        apply_write(copy.durable, offset, payload)
                    else:
                        apply_truncate(copy.durable, offset)
                copy.data = bytearray(copy.durable)
            new.entries[name] = new.durable_entries[name] = copy

    def _nodes(self, path, node):
        yield path or "/", node
        if node.is_directory:
            for name, child in node.entries.items():
                yield from self._nodes(f"{path}/{name}", child)

    def _rename_entries(self, directory, names):
        apply_names(directory.entries, names)
        directory.pending.append(self._change("names", None, names))

    def _change(self, kind, offset, payload):
        self.next_order += 1
        return Change(self.next_order, kind, offset, payload)

    def _directory(self, mode):
        return Directory(self._number(), mode)

    def _number(self):
        self.next_number += 1
        return self.next_number


class Fate:
    """Decides what survives one cut."""

    def __init__(self, style, random, last_order):
        if style not in STYLES:
            raise ValueError(f"no such style: {style}")
        self.style = style
        self.random = random
        self.sector = random.choice(SECTOR_SIZES)
        self.chance = random.choice((0.1, 0.5, 0.9))
        # Most changes of a run are old and synced: the moment is looked for among the latest.
        self.last = last_order - int(random.expovariate(1 / 40)) if style == "ordered" else None

    def surviving_names(self, pending):
        for change in pending:
            if self._survives(change):
                yield change.payload

    def surviving_writes(self, pending):
        for change in pending:
            if change.kind == "truncate":
                if self._survives(change):
                    yield "truncate", change.offset, None
                continue
            for offset, piece in sectors(change.offset, change.payload, self.sector):
                # The last one in order is torn: of its sectors each has its own fate.
                is_torn = self.style == "ordered" and change.order == self.last
                if self.random.random() < 0.5 if is_torn else self._survives(change):
                    yield "write", offset, piece

    def _survives(self, change):
        if self.style == "ordered":
            return change.order <= self.last
        if self.style == "shuffled":
            return self.random.random() < self.chance
        return self.style == "everything"


def sectors(offset, payload, size):
    """The pieces of a write between the boundaries of sectors: what a disk writes as a whole, or not at all."""
    at = 0
    while at < len(payload):
        length = min(size - (offset + at) % size, len(payload) - at)
        yield offset + at, payload[at : at + length]
        at += length


def apply_write(data, offset, payload):
    if offset > len(data):
        data.extend(bytes(offset - len(data)))
    data[offset : offset + len(payload)] = payload


def apply_truncate(data, size):
    if size < len(data):
        del data[size:]
    else:
        data.extend(bytes(size - len(data)))


def apply_names(entries, names):
    for name, node in names.items():
        if node is None:
            entries.pop(name, None)
        else:
            entries[name] = node
