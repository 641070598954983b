"""What the model of the disk promises. Run by forgetting-disk.test.ts, or by `python3 -m unittest`."""

import random
import unittest

from forgetting_disk import SECTOR_SIZES, STYLES, ForgettingDisk, sectors


def disk_with(name, data):
    """One file, with its name and data synced."""
    disk = ForgettingDisk()
    file = disk.create(disk.root, name, 0o600)
    disk.write(file, 0, data)
    disk.sync(file)
    disk.sync(disk.root)
    return disk, file


def after(disk, style, seed=1):
    return disk.after_cut(style, random.Random(seed))


def content(disk, name):
    return bytes(disk.root.entries[name].data)


class SyncedChanges(unittest.TestCase):
    def test_survive_every_cut(self):
        for style in STYLES:
            for seed in range(50):
                disk, _ = disk_with("a", b"kept" * 1000)
                self.assertEqual(content(after(disk, style, seed), "a"), b"kept" * 1000)

    def test_a_file_without_a_synced_name_is_gone_with_its_synced_data(self):
        disk = ForgettingDisk()
        file = disk.create(disk.root, "a", 0o600)
        disk.write(file, 0, b"data")
        disk.sync(file)
        self.assertEqual(after(disk, "nothing").root.entries, {})

    def test_a_synced_name_does_not_keep_data(self):
        disk = ForgettingDisk()
        file = disk.create(disk.root, "a", 0o600)
        disk.write(file, 0, b"data")
        disk.sync(disk.root)
        self.assertEqual(content(after(disk, "nothing"), "a"), b"")

    def test_the_sync_of_one_file_keeps_nothing_of_another(self):
        disk, _ = disk_with("a", b"old")
        other = disk.create(disk.root, "b", 0o600)
        disk.sync(disk.root)
        disk.write(disk.root.entries["a"], 0, b"new")
        disk.sync(other)
        self.assertEqual(content(after(disk, "nothing"), "a"), b"old")

    def test_the_sync_of_a_directory_keeps_nothing_of_the_one_inside(self):
        disk = ForgettingDisk()
        inner = disk.make_directory(disk.root, "inner", 0o700)
        disk.create(inner, "a", 0o600)
        disk.sync(disk.root)
        self.assertEqual(after(disk, "nothing").root.entries["inner"].entries, {})

    def test_a_shorter_file_and_a_longer_one_keep_their_size(self):
        disk, file = disk_with("a", b"123456")
        disk.truncate(file, 2)
        disk.truncate(file, 4)
        disk.sync(file)
        self.assertEqual(content(after(disk, "nothing"), "a"), b"12\0\0")


class UnsyncedChanges(unittest.TestCase):
    def test_are_seen_before_the_cut_and_gone_after_it(self):
        disk, file = disk_with("a", b"old")
        disk.write(file, 0, b"newer")
        self.assertEqual(content(disk, "a"), b"newer")
        self.assertEqual(content(after(disk, "nothing"), "a"), b"old")

    def test_are_all_there_where_the_disk_was_in_time(self):
        disk, file = disk_with("a", b"old")
        disk.write(file, 5, b"far")
        disk.create(disk.root, "b", 0o600)
        left = after(disk, "everything")
        self.assertEqual(content(left, "a"), b"old\0\0far")
        self.assertEqual(content(left, "b"), b"")

    def test_a_removed_file_is_back(self):
        disk, _ = disk_with("a", b"data")
        disk.remove(disk.root, "a")
        self.assertEqual(content(after(disk, "nothing"), "a"), b"data")
        disk.sync(disk.root)
        self.assertEqual(after(disk, "nothing").root.entries, {})

    def test_a_rename_happens_or_does_not(self):
        seen = set()
        for seed in range(200):
            disk, _ = disk_with("a", b"data")
            disk.rename(disk.root, "a", "b")
            left = after(disk, "shuffled", seed)
            seen.add(tuple(left.root.entries))
            self.assertEqual(len(left.root.entries), 1)
            self.assertEqual(content(left, next(iter(left.root.entries))), b"data")
        self.assertEqual(seen, {("a",), ("b",)})

    def test_sectors_are_whole_and_each_has_its_own_fate(self):
        fates = set()
        for seed in range(200):
            disk, file = disk_with("a", b"o" * 16384)
            disk.write(file, 0, b"n" * 16384)
            data = content(after(disk, "shuffled", seed), "a")
            pieces = [data[at : at + 512] for at in range(0, len(data), 512)]
            for piece in pieces:
                self.assertIn(piece, (b"o" * 512, b"n" * 512))
            fates.add(tuple(piece[:1] for piece in pieces))
        # Also later ones without earlier ones: nothing promises an order.
        self.assertTrue(any(fate[0] == b"o" and fate[-1] == b"n" for fate in fates))
        self.assertTrue(any(fate[0] == b"n" and fate[-1] == b"o" for fate in fates))

    def test_in_order_a_change_is_never_there_without_those_before_it(self):
        moments = set()
        for seed in range(300):
            disk, first = disk_with("a", b"")
            second = disk.create(disk.root, "b", 0o600)
            disk.sync(disk.root)
            for number in range(20):
                disk.write(first if number % 2 == 0 else second, number, b"x")
            left = after(disk, "ordered", seed)
            present = [
                content(left, "a" if number % 2 == 0 else "b")[number : number + 1] == b"x" for number in range(20)
            ]
            self.assertEqual(present, sorted(present, reverse=True))
            moments.add(sum(present))
        self.assertGreater(len(moments), 5)


class CutsAndLies(unittest.TestCase):
    def test_a_second_cut_takes_nothing_that_the_first_one_left(self):
        disk, file = disk_with("a", b"old")
        disk.write(file, 0, b"new")
        left = after(disk, "everything")
        self.assertEqual(content(after(left, "nothing"), "a"), b"new")

    def test_a_cut_leaves_the_disk_before_it_alone(self):
        disk, file = disk_with("a", b"old")
        disk.write(file, 0, b"new")
        left = after(disk, "nothing")
        left.write(left.root.entries["a"], 0, b"xxx")
        self.assertEqual(content(disk, "a"), b"new")
        self.assertEqual(disk.unsynced_changes(), {"/a": 1})

    def test_the_same_seed_leaves_the_same(self):
        disk, file = disk_with("a", b"o" * 8192)
        disk.write(file, 100, b"n" * 8000)
        self.assertEqual(content(after(disk, "shuffled", 7), "a"), content(after(disk, "shuffled", 7), "a"))

    def test_a_disk_that_ignores_syncs_forgets_what_was_synced(self):
        disk = ForgettingDisk(ignores_sync=True)
        file = disk.create(disk.root, "a", 0o600)
        disk.write(file, 0, b"data")
        disk.sync(file)
        disk.sync(disk.root)
        self.assertEqual(after(disk, "nothing").root.entries, {})

    def test_pieces_end_where_sectors_do(self):
        for size in SECTOR_SIZES:
            pieces = list(sectors(size - 10, b"x" * (size + 30), size))
            self.assertEqual([(at, len(piece)) for at, piece in pieces], [(size - 10, 10), (size, size), (2 * size, 20)])

    def test_an_unknown_style_is_an_error(self):
        with self.assertRaises(ValueError):
            after(ForgettingDisk(), "whatever")


if __name__ == "__main__":
    unittest.main()
