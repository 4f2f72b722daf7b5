/* A power cut for Postgres, emulated: preloaded into it, this keeps beside each file of its write-ahead log a twin
 * that has only what was synced. Whoever kills Postgres and puts the twins in place has cut the power.
 *
 * Postgres is many processes that write and sync the same files; so what isn't synced yet can't be held in the
 * memory of one. Its processes share the twins and, beside each, the list of what has changed since the last sync.
 * The files of its tables are left alone: they are written after the log that tells of it is synced, and whatever
 * of them reached the disk, the log brings them to what it says.
 *
 * POWER_CUT_WAL is the folder of the twins, which are called by the files' inodes: names change. As real disks do,
 * some writes reach the disk early, and only in part.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define DESCRIPTORS 65536
#define SECTOR 512
#define EARLY 7 /* every so-manieth write begins to reach the disk before it is synced */

static ino_t inode_of[DESCRIPTORS]; /* 0: not held */
static unsigned long writes_so_far;

static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_pwritev)(int, const struct iovec *, int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

__attribute__((constructor)) static void find_all(void)
{
    if (real_open)
        return;
    *(void **)&real_close = dlsym(RTLD_NEXT, "close");
    *(void **)&real_write = dlsym(RTLD_NEXT, "write");
    *(void **)&real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    *(void **)&real_pwritev = dlsym(RTLD_NEXT, "pwritev");
    *(void **)&real_fsync = dlsym(RTLD_NEXT, "fsync");
    *(void **)&real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    *(void **)&real_open = dlsym(RTLD_NEXT, "open");
}

static void give_up(const char *why)
{
    real_write(2, why, strlen(why));
    _exit(97);
}

static int open_beside(ino_t inode, const char *ending)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%lu%s", getenv("POWER_CUT_WAL"), (unsigned long)inode, ending);
    int file = real_open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        give_up("power cut: no twin can be kept\n");
    return file;
}

static void copy(int source, int target, off_t from, off_t to)
{
    static char part[65536];
    while (from < to) {
        size_t wanted = to - from < (off_t)sizeof part ? (size_t)(to - from) : sizeof part;
        ssize_t got = pread(source, part, wanted, from);
        if (got <= 0)
            return;
        if (real_pwrite(target, part, got, from) != got)
            give_up("power cut: a twin can't be written\n");
        from += got;
    }
}

static int opened(int file, const char *path, int flags)
{
    struct stat about, twins;
    (void)flags;
    if (file < 0 || !getenv("POWER_CUT_WAL"))
        return file;
    if (file < DESCRIPTORS)
        inode_of[file] = 0;
    if (!path || !strstr(path, "pg_wal/") || fstat(file, &about) != 0 || !S_ISREG(about.st_mode))
        return file;
    if (file >= DESCRIPTORS)
        give_up("power cut: more files than expected\n");
    int twin = open_beside(about.st_ino, "");
    flock(twin, LOCK_EX);
    fstat(twin, &twins);
    if (about.st_size == 0 && ftruncate(twin, 0) != 0) /* a new file, perhaps with the number of one that is gone */
        give_up("power cut: a twin can't be emptied\n");
    if (about.st_size > 0 && twins.st_size == 0) { /* there before the power was watched: it is on the disk */
        int source = real_open(path, O_RDONLY | O_CLOEXEC);
        copy(source, twin, 0, about.st_size);
        real_close(source);
    }
    real_close(twin);
    inode_of[file] = about.st_ino;
    return file;
}

static void changed(int file, off_t from, ssize_t size)
{
    off_t range[2] = {from, from + size};
    ino_t inode = inode_of[file];
    int list = open_beside(inode, ".changes");
    flock(list, LOCK_EX);
    lseek(list, 0, SEEK_END);
    if (real_write(list, range, sizeof range) != sizeof range)
        give_up("power cut: a change can't be noted\n");
    real_close(list);
    if (++writes_so_far % EARLY == 0 && size >= 2 * SECTOR) {
        int twin = open_beside(inode, "");
        copy(file, twin, from, from + size / 2 / SECTOR * SECTOR);
        real_close(twin);
    }
}

static int sync_it(int file)
{
    off_t range[2];
    ino_t inode = inode_of[file];
    int list = open_beside(inode, ".changes"), twin = open_beside(inode, "");
    flock(list, LOCK_EX);
    while (read(list, range, sizeof range) == sizeof range)
        copy(file, twin, range[0], range[1]);
    if (ftruncate(list, 0) != 0)
        give_up("power cut: what was noted can't be forgotten\n");
    real_close(twin);
    real_close(list);
    return 0;
}

static int held(int file)
{
    find_all();
    return file >= 0 && file < DESCRIPTORS && inode_of[file] != 0;
}

/* What Postgres calls in place of the C library. */

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    find_all();
    if (strstr(path, "pg_wal/") && (flags & O_ACCMODE) == O_WRONLY)
        flags = (flags & ~O_ACCMODE) | O_RDWR; /* what was written is read again for the twin */
    return opened(real_open(path, flags, mode), path, flags);
}

int close(int file)
{
    if (held(file))
        inode_of[file] = 0;
    return real_close(file);
}

ssize_t write(int file, const void *data, size_t size)
{
    if (!held(file))
        return real_write(file, data, size);
    off_t from = lseek(file, 0, SEEK_CUR);
    ssize_t done = real_write(file, data, size);
    if (done > 0)
        changed(file, from, done);
    return done;
}

ssize_t pwrite(int file, const void *data, size_t size, off_t from)
{
    int is_held = held(file);
    ssize_t done = real_pwrite(file, data, size, from);
    if (is_held && done > 0)
        changed(file, from, done);
    return done;
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t from)
{
    int is_held = held(file);
    ssize_t done = real_pwritev(file, parts, count, from);
    if (is_held && done > 0)
        changed(file, from, done);
    return done;
}

int fsync(int file) { return held(file) ? sync_it(file) : real_fsync(file); }
int fdatasync(int file) { return held(file) ? sync_it(file) : real_fdatasync(file); }

/* The same under the names that other builds use. */

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return open(path, flags, mode);
}

int __open_2(const char *path, int flags);
int __open64_2(const char *path, int flags);
int __open_2(const char *path, int flags) { return open(path, flags); }
int __open64_2(const char *path, int flags) { return open(path, flags); }
ssize_t pwrite64(int file, const void *data, size_t size, off64_t from) { return pwrite(file, data, size, from); }
ssize_t pwritev64(int file, const struct iovec *parts, int count, off64_t from)
{
    return pwritev(file, parts, count, from);
}
