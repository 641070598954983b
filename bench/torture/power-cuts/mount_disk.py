"""
Mounts a forgetting disk (see forgetting_disk.py) with FUSE.

    python3 mount_disk.py MOUNTPOINT [--ignore-sync] [--sync-ms N]

Speaks JSON, a line each. It says {"mounted": true} whenever the disk can be used. It takes {"cut": STYLE, "seed": N}:
from that moment nothing is written or synced any more, every attempt is an error, and it says what is lost. Once the
mountpoint is unmounted, the disk is mounted anew with what the cut left. {"cut": "new disk"} leaves an empty one. With
"path" and "writes" the cut waits for so many writes to that file, or for the next order, whichever comes first.
It ends when its standard input does.
"""

import argparse
import errno
import json
import os
import random
import stat
import subprocess
import sys
import threading
import time

import fusepy

from forgetting_disk import ForgettingDisk

FREE_BYTES = 64 * 1024**3
BLOCK_BYTES = 4096


class MountedDisk(fusepy.Operations):
    use_ns = True

    def __init__(self, disk, sync_ms, when_mounted):
        self.disk = disk
        self.sync_ms = sync_ms
        self.when_mounted = when_mounted
        self.is_cut = False
        self.armed = None
        self.left = None
        self.guard = threading.Lock()
        self.handles = {}
        self.next_handle = 1
        # How long a sync takes is not part of what a seed repeats: threads are not either.
        self.random = random.Random()

    def init(self, path):
        self.when_mounted()

    # Finding.

    def _node(self, path):
        node = self.disk.root
        for name in path.split("/"):
            if name == "":
                continue
            node = node.entries.get(name) if node.is_directory else None
            if node is None:
                raise fusepy.FuseOSError(errno.ENOENT)
        return node

    def _parent(self, path):
        directory, _, name = path.rpartition("/")
        return self._node(directory), name

    def _of(self, path, handle):
        return self.handles[handle] if handle else self._node(path)

    def _opened(self, node):
        handle = self.next_handle
        self.next_handle += 1
        self.handles[handle] = node
        return handle

    def _refuse_after_cut(self):
        if self.is_cut:
            raise fusepy.FuseOSError(errno.EIO)

    # Reading.

    def getattr(self, path, fh=None):
        with self.guard:
            node = self._of(path, fh)
            kind = stat.S_IFDIR if node.is_directory else stat.S_IFREG
            size = BLOCK_BYTES if node.is_directory else len(node.data)
            return {
                "st_mode": kind | node.mode,
                "st_ino": node.number,
                "st_size": size,
                "st_blocks": (size + 511) // 512,
                "st_nlink": 2 if node.is_directory else 1,
                "st_uid": os.getuid(),
                "st_gid": os.getgid(),
            }

    def readdir(self, path, fh):
        with self.guard:
            return [".", "..", *self._node(path).entries]

    def open(self, path, flags):
        with self.guard:
            return self._opened(self._node(path))

    def opendir(self, path):
        with self.guard:
            return self._opened(self._node(path))

    def release(self, path, fh):
        with self.guard:
            self.handles.pop(fh, None)
        return 0

    releasedir = release

    def read(self, path, size, offset, fh):
        with self.guard:
            return bytes(self._of(path, fh).data[offset : offset + size])

    def statfs(self, path):
        blocks = FREE_BYTES // BLOCK_BYTES
        return {
            "f_bsize": BLOCK_BYTES,
            "f_frsize": BLOCK_BYTES,
            "f_blocks": blocks,
            "f_bfree": blocks,
            "f_bavail": blocks,
            "f_files": 1 << 20,
            "f_ffree": 1 << 20,
            "f_favail": 1 << 20,
            "f_namemax": 255,
        }

    # Changing.

    def create(self, path, mode, fi=None):
        with self.guard:
            self._refuse_after_cut()
            directory, name = self._parent(path)
            return self._opened(self.disk.create(directory, name, stat.S_IMODE(mode)))

    def mkdir(self, path, mode):
        with self.guard:
            self._refuse_after_cut()
            directory, name = self._parent(path)
            self.disk.make_directory(directory, name, stat.S_IMODE(mode))

    def write(self, path, data, offset, fh):
        with self.guard:
            self._refuse_after_cut()
            self.disk.write(self._of(path, fh), offset, data)
            if self.armed and self.armed["path"] == path:
                self.armed["writes"] -= 1
                if self.armed["writes"] <= 0:
                    self._cut(self.armed["cut"], self.armed["seed"])
            return len(data)

    def truncate(self, path, length, fh=None):
        with self.guard:
            self._refuse_after_cut()
            self.disk.truncate(self._of(path, fh), length)

    def unlink(self, path):
        with self.guard:
            self._refuse_after_cut()
            directory, name = self._parent(path)
            self.disk.remove(directory, name)

    def rmdir(self, path):
        with self.guard:
            self._refuse_after_cut()
            if self._node(path).entries:
                raise fusepy.FuseOSError(errno.ENOTEMPTY)
            directory, name = self._parent(path)
            self.disk.remove(directory, name)

    def rename(self, old, new):
        with self.guard:
            self._refuse_after_cut()
            directory, old_name = self._parent(old)
            target, new_name = self._parent(new)
            if directory is not target:
                raise fusepy.FuseOSError(errno.EXDEV)
            self.disk.rename(directory, old_name, new_name)

    # Rights and times are not part of the model: they are what they were made with, or now.

    def chmod(self, path, mode):
        with self.guard:
            self._node(path).mode = stat.S_IMODE(mode)

    def chown(self, path, uid, gid):
        return 0

    def utimens(self, path, times=None):
        return 0

    # Syncing. It takes its time, as disks do, and a cut may come first.

    def fsync(self, path, datasync, fh):
        if self.sync_ms > 0:
            time.sleep(self.random.expovariate(1000 / self.sync_ms))
        with self.guard:
            self._refuse_after_cut()
            self.disk.sync(self._of(path, fh))
        return 0

    fsyncdir = fsync

    # Closing a file syncs nothing.

    def flush(self, path, fh):
        return 0

    def take(self, order):
        with self.guard:
            if "path" in order:
                self.armed = order
            elif not self.is_cut:
                self._cut(order["cut"], order.get("seed", 0))

    def _cut(self, style, seed):
        self.is_cut = True
        unsynced = self.disk.unsynced_changes()
        if style == "new disk":
            self.left = ForgettingDisk(self.disk.ignores_sync)
        else:
            self.left = self.disk.after_cut(style, random.Random(seed))
        say({"cut": style, "unsynced": unsynced})


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mountpoint")
    parser.add_argument("--ignore-sync", action="store_true")
    parser.add_argument("--sync-ms", type=float, default=0)
    args = parser.parse_args()
    state = {"mounted": None, "is_over": False}
    disk = ForgettingDisk(args.ignore_sync)

    def take_orders():
        for line in sys.stdin:
            state["mounted"].take(json.loads(line))
        state["is_over"] = True
        subprocess.run(["umount", "-l", args.mountpoint], check=False)

    threading.Thread(target=take_orders, daemon=True).start()
    while not state["is_over"]:
        state["mounted"] = MountedDisk(disk, args.sync_ms, lambda: say({"mounted": True}))
        # `kernel_cache`: nobody changes files but through this mount. `use_ino`: a file has one number for its life.
        fusepy.FUSE(
            state["mounted"],
            args.mountpoint,
            foreground=True,
            big_writes=True,
            hard_remove=True,
            kernel_cache=True,
            use_ino=True,
            fsname="forgetting-disk",
        )
        disk = state["mounted"].left or disk


main()
